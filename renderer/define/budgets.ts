/** Limits of a site, which `npm run audit` checks. Sizes are in bytes after compression. */
export type Budgets = {
  /** Limit for a page with its styles; one page in ten may be larger. */
  html: number
  /** Limit for every page with its styles. */
  htmlMaximum: number
  /** Limit for all styles of the site together. */
  styles: number
  /** Limit for all fonts of the site together. */
  fonts: number
  /** Limit for the scripts that a page loads before any interaction. */
  scripts: number
  /** Limit for React and all other scripts that the largest island needs to start. */
  island: number
  /** Number of requests of a page. */
  requests: number
}

/** The budgets of a site that has none. */
export const UNLIMITED: Budgets = {
  html: Infinity,
  htmlMaximum: Infinity,
  styles: Infinity,
  fonts: Infinity,
  scripts: Infinity,
  island: Infinity,
  requests: Infinity,
}
