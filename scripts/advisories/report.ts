import * as z from 'zod'
import { parseJson } from '../../src/engine/lib/json'

/** Severities that fail the command. */
const SEVERE: ReadonlySet<string> = new Set(['high', 'critical'])

/** What is read of a report of `npm audit --json`. A text in `via` names another package of the report. */
const schema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([z.string(), z.object({ name: z.string(), title: z.string(), url: z.url(), severity: z.string(), range: z.string() })]),
      ),
    }),
  ),
})

/** An advisory, by the last part of its address, such as `GHSA-aaaa-bbbb-cccc`, with the package and the versions that it is about. */
export type Advisory = { id: string; name: string; range: string; severity: string; title: string; url: string }

/** The advisories at high and above of a report, each once; undefined where the text is no report, such as the error of a server. */
export function severeAdvisories(text: string): Advisory[] | undefined {
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) return undefined
  const found = new Map<string, Advisory>()
  for (const { via } of Object.values(parsed.data.vulnerabilities))
    for (const advisory of via) {
      if (typeof advisory === 'string' || !SEVERE.has(advisory.severity)) continue
      const id = advisory.url.split('/').at(-1) ?? ''
      found.set(`${id} ${advisory.name} ${advisory.range}`, { id, ...advisory })
    }
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
