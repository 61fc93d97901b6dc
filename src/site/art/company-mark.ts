/**
 * The mark of the company on a grid of 32 by 32: a gate of two posts and a link, with a highlighted point at the top. The logo, the icons
 * and documents draw it from these lines, each in colors and widths that suit its size.
 */
export const MARK = {
  lines: 'M16 4L4 28M16 4l12 24M9.5 17h13',
  /** The feet of the posts and the ends of the link, as points. */
  points: 'M4 28h0M28 28h0M9.5 17h0M22.5 17h0',
  lit: { x: 16, y: 4 },
} as const
