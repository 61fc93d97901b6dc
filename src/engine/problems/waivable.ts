import { type CatalogueEntry, catalogue, type ProblemCode } from './catalogue'

const entries: Readonly<Record<ProblemCode, CatalogueEntry>> = catalogue

/** The codes that a file may waive: every warning, but for the one about waivers. */
export const waivableCodes: ReadonlySet<string> = new Set(
  Object.entries(entries).flatMap(([code, { severity }]) => (severity === 'warning' && code !== 'waive/unused' ? [code] : [])),
)
