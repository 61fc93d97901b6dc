import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { whileServing } from '../../../scripts/serving'
import { ROOT } from '../../support/run-command'
import { builtOnce } from './built-once'

/** The article to which lists of terms are added. */
export const WRITTEN = '/blog/cloud-cost-as-an-engineering-metric'

/** Lists of terms, as docs/content.md shows them: on their own, and in a component. */
const TERMS = `
## Terms

Rollback
: The way back to the version before, which has to be short enough that people take it at three in the morning, and in the order of a page.
: What a drill tries.

Runbook
: What to do, step by step, when something breaks.

<Callout title="In a callout">

Drill
: A rehearsal.

</Callout>
`

/** Tests of Markdown that the site does not use yet: built once with an article that does, and served. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off the pattern
    async ({}, use) => {
      const content = join(ROOT, '.cache/written-content')
      const options = async () => {
        await rm(content, { recursive: true, force: true })
        await cp(join(ROOT, 'content'), content, { recursive: true })
        const file = join(content, `${WRITTEN}.mdx`)
        await writeFile(file, `${await readFile(file, 'utf8')}${TERMS}`)
        return ['--content', content, '--skip', 'pdfs,cards']
      }
      await whileServing(await builtOnce({ name: 'written-site', options }), use)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
