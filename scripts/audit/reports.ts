import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileNameOf } from './pages'
import type { AuditResult, Measured } from './result'

/** Writes all that the tools said into a folder: a file for each page under `pages/`, and what was made of it in summary.json. */
export async function writeReports(
  folder: string,
  { accessibility, loads, weights }: Measured,
  { rows, findings }: AuditResult,
): Promise<void> {
  for (const { address } of rows)
    await writeJson(`${folder}/pages/${fileNameOf(address)}.json`, {
      address,
      pa11y: accessibility.get(address),
      lighthouse: loads.get(address),
    })
  const site = { css: weights.css, html: Object.fromEntries(weights.html), assets: Object.fromEntries(weights.assets) }
  await writeJson(`${folder}/summary.json`, { findings, rows, site })
}

async function writeJson(file: string, data: unknown) {
  await mkdir(dirname(file), { recursive: true })
  // An error has no fields of its own that JSON would show.
  const text = JSON.stringify(
    data,
    (_, value: unknown) => (value instanceof Error ? { error: value.message, stack: value.stack } : value),
    2,
  )
  await writeFile(file, `${text}\n`)
}
