import type { Catalogue } from './catalogue'

/** The codes of warnings that a file may waive: all but the one about waivers. */
export const waivableCodes = (catalogue: Catalogue): ReadonlySet<string> =>
  new Set(Object.entries(catalogue).flatMap(([code, { severity }]) => (severity === 'warning' && code !== 'waive/unused' ? [code] : [])))
