import { ASSETS } from '../../src/engine/routes/files'
import type { Redirect } from '../../src/engine/routes/redirects'

/** Headers of every address that matches a pattern: `/*` matches all, `/assets/*` those below this folder. */
export type HeaderRule = { pattern: string; headers: Readonly<Record<string, string>> }

/** How a host answers for the files of a build: one table, from which the files of all hosts and the local servers are made. */
export type HostRules = {
  /** The base path of the site: all patterns and addresses of the rules are routes below it. */
  base: string
  /** At most one rule sets a header for an address: some hosts would join the values of several. */
  headers: readonly HeaderRule[]
  /** The first one that matches applies, with status 301, even if a file has the address. */
  redirects: readonly Redirect[]
  /** Sections with a not-found view of their own: `/stories` has `/stories/404.html`. All else has `/404.html`. */
  sections: readonly string[]
}

/** The caching of files without a rule. Cloudflare Pages and Netlify send it by default; settings of other hosts set it. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** The caching of files whose names hold the hash of their contents. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Features of browsers that pages do without, and nothing in them may use. */
const NO_FEATURES = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb']

/** Headers of every answer (docs/decisions/0044-host-rules.md). */
const PROTECTION: HeaderRule['headers'] = {
  // The rest of the policy is in each page, by its own scripts and styles; this directive is not allowed in a page.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': NO_FEATURES.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const rulesWith = (headers: HeaderRule['headers']): readonly HeaderRule[] => [
  { pattern: '/*', headers },
  { pattern: `/${ASSETS}/*`, headers: { 'Cache-Control': IMMUTABLE } },
]

/** Folders of an output, and for how many seconds browsers may use the files in them without asking again. */
type Folders = { folders?: readonly string[]; freshFor?: number }

/** Rules for headers, and those of folders whose files may be used for a while. */
export const withFresh = (rules: readonly HeaderRule[], outputs: readonly Folders[]): readonly HeaderRule[] => [
  ...rules,
  ...outputs.flatMap(({ folders = [], freshFor }) =>
    freshFor === undefined
      ? []
      : // No `stale-while-revalidate`: a page of a new build may need a part that the file of the last one does not have.
        folders.map((folder) => ({ pattern: `/${folder}/*`, headers: { 'Cache-Control': `public, max-age=${freshFor}` } })),
  ),
]

/** The rules for headers of every site. */
export const HEADER_RULES = rulesWith(PROTECTION)

/** Those of a preview, no file of which search engines may list. */
export const PREVIEW_RULES = rulesWith({ ...PROTECTION, 'X-Robots-Tag': 'noindex' })

/** Whether a pattern of a rule matches an address, or all that another pattern matches. */
export const matches = (pattern: string, address: string) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern

/** The headers of an address that has a file. */
export const headersAt = (rules: readonly HeaderRule[], address: string): ReadonlyMap<string, string> =>
  new Map([
    ['Cache-Control', REVALIDATE],
    ...rules.filter(({ pattern }) => matches(pattern, address)).flatMap(({ headers }) => Object.entries(headers)),
  ])

/** The headers of a redirect, of a refusal and of a not-found view, which no cache may keep as it keeps a file. */
export const headersWithoutFile = (rules: readonly HeaderRule[]) => headersAt(rules, '/')
