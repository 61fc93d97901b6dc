import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { ROOT } from '../../support/run-command'
import { startDevelopment } from './development-server'

/** A small site whose content and code are edited, and the development server for it. */
export type SiteWithCodeKeys = {
  origin: string
  /** Replaces a text in a file of the site, as an editor saves it. Throws an error where it does not stand there. */
  edit: (file: string, from: string, to: string) => Promise<void>
}

/** Tests of what an open page shows of edits: each has a copy of the second site. */
export const test = base.extend<{ site: SiteWithCodeKeys }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off the pattern
  site: async ({}, use, { parallelIndex }) => {
    const project = `.cache/coded-site-${parallelIndex}`
    const folder = join(ROOT, project)
    await rm(folder, { recursive: true, force: true })
    for (const name of ['content', 'src']) await cp(join(ROOT, 'tests/fixtures/second-site', name), join(folder, name), { recursive: true })
    const { origin, end } = await startDevelopment(project)
    await use({
      origin,
      async edit(file, from, to) {
        const text = await readFile(join(folder, file), 'utf8')
        if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
        await writeFile(join(folder, file), text.replace(from, to))
      },
    })
    await end('SIGTERM')
  },
})
