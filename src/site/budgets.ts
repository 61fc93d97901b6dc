import type { Budgets } from '../../renderer/define/budgets'

/** The limits of this site for sizes and requests (specification, 16). */
export const budgets: Budgets = {
  // As much as a server sends before the first answer of the browser (RFC 6928: ten segments of 1,460 bytes).
  html: 14_600,
  // With this size a page arrives with the second answer of a server. The first two hold 43,800 bytes, of which a part is left for other files.
  htmlMaximum: 24_000,
  styles: 14_000,
  // Two families, one of them with an italic, with Latin letters only.
  fonts: 85_000,
  // The loader and the enhancements, without React.
  scripts: 4_000,
  island: 75_000,
  // The page with the most pictures makes 27.
  requests: 30,
}
