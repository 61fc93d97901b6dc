import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test as base } from '@playwright/test'
import { whileServing } from '../../../scripts/serving'
import { buildRecord, recordFolder } from '../../../scripts/site-build/record'
import { ROOT } from '../../support/run-command'

/** The origin and the base path for which the site is built. */
export const PLACE = { origin: 'https://pages.example', base: '/deep/site/' } as const

/** Tests of the site below a base path: built once a worker, without the files that take long, and served. */
export const test = base.extend<object, { placed: { dist: string; origin: string } }>({
  placed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off the pattern
    async ({}, use, { parallelIndex }) => {
      // The same folder at each run, so that only what has changed is built again, unless the record of its builds was deleted.
      const out = `.cache/placed-site-${parallelIndex}`
      const dist = join(ROOT, out)
      if (!buildRecord(recordFolder(join(ROOT, '.cache'), dist)).exists()) await rm(dist, { recursive: true, force: true })
      const options = ['--origin', PLACE.origin, '--base', PLACE.base, '--skip', 'pdfs,cards', '--out', out]
      await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...options], { cwd: ROOT })
      await whileServing(dist, (origin) => use({ dist, origin }))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
