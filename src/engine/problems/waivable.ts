import type { Catalogue } from './catalogue'

/** The codes that a file may waive: every warning, but for the one about waivers. */
export const waivableCodes = (catalogue: Catalogue): ReadonlySet<string> =>
  new Set(Object.entries(catalogue).flatMap(([code, { severity }]) => (severity === 'warning' && code !== 'waive/unused' ? [code] : [])))
