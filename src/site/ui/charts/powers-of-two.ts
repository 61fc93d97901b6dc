/**
 * A whole number as its powers of two, for `data-share` (src/site/styles/share.css): 6 is `2 4`. CSS adds them up again, so that a length
 * needs no inline style. Values are clamped to 1 to 63.
 */
export function powersOfTwo(value: number): string {
  const whole = Math.min(63, Math.max(1, Math.round(value)))
  return [1, 2, 4, 8, 16, 32].filter((power) => (whole & power) !== 0).join(' ')
}
