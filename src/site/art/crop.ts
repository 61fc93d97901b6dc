/** The ring of the lit point (marks.ts), with the place of its center across. */
const RING = /<circle cx="(-?\d+)" cy="-?\d+" r="[\d.]+" fill="none"/
/** Part of the width at each side that a narrow frame cuts off when it keeps the middle, the ring included. */
const CUT = 0.25

/** Which part of a drawing a narrower frame keeps, in words of `preserveAspectRatio`: that with the lit point. */
export function keptPart(body: string, width: number): 'xMin' | 'xMid' | 'xMax' {
  const across = Number(RING.exec(body)?.[1] ?? width / 2) / width
  if (across < CUT) return 'xMin'
  return across > 1 - CUT ? 'xMax' : 'xMid'
}
