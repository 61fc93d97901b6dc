/** The ring of the highlighted point (svg-elements.ts); captures the x coordinate of its center. */
const RING = /<circle cx="(-?\d+)" cy="-?\d+" r="[\d.]+" fill="none"/
/** Fraction of the width that a narrow frame showing the middle cuts off at each side, the ring included. */
const CUT = 0.25

/** Which part of a drawing a narrower frame shows, as a value of `preserveAspectRatio`: the part with the highlighted point. */
export function keptPart(body: string, width: number): 'xMin' | 'xMid' | 'xMax' {
  const across = Number(RING.exec(body)?.[1] ?? width / 2) / width
  if (across < CUT) return 'xMin'
  return across > 1 - CUT ? 'xMax' : 'xMid'
}
