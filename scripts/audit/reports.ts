import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { fileOf } from '../../src/engine/routes/files'
import type { AuditMeasurements, AuditResult } from './result'

/** Writes the results of all tools into a folder: a file for each page under `pages/`, and the findings and problems in summary.json. */
export async function writeReports(
  folder: string,
  { accessibility, loads, weights, closure }: AuditMeasurements & { closure: readonly SiteProblem[] },
  { rows, findings }: AuditResult,
): Promise<void> {
  for (const { address } of rows)
    await writeJson(`${folder}/pages/${fileOf(address).replace(/\.html$/, '.json')}`, {
      address,
      pa11y: accessibility.get(address),
      lighthouse: loads.get(address),
    })
  const site = { css: weights.css, html: Object.fromEntries(weights.html), assets: Object.fromEntries(weights.assets) }
  await writeJson(`${folder}/summary.json`, { findings, closure, rows, site })
}

async function writeJson(file: string, data: unknown) {
  await mkdir(dirname(file), { recursive: true })
  // The fields of an error are not enumerable, so JSON would leave them out.
  const text = JSON.stringify(
    data,
    (_, value: unknown) => (value instanceof Error ? { error: value.message, stack: value.stack } : value),
    2,
  )
  await writeFile(file, `${text}\n`)
}
