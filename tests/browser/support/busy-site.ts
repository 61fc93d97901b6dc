import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { whileServing } from '../../../scripts/serving'
import { ROOT } from '../../support/run-command'
import { builtOnce } from './built-once'

const JOB = 'senior-ai-ml-engineer'

/** Further open positions, by the fields in which they differ from the one of the site. */
const MORE_JOBS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cloud-solutions-architect': {
    title: 'Cloud Solutions Architect',
    department: 'Consulting',
    location: 'London, UK',
    description: 'Order the moves of large migrations, and stay until the last one is boring.',
    posted: '2024-12-01',
  },
  'data-engineer': {
    title: 'Data Engineer',
    department: 'Engineering',
    location: 'Remote',
    description: 'Pipelines and contracts that finance and operations both believe.',
    posted: '2024-11-30',
  },
}

/** The text of a job with other values for some of its lines. */
const changed = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce(
    (job, [name, value]) => job.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${JSON.stringify(value)}`),
    text,
  )

/** Posts besides the six of the site: enough for a second page. */
export const MORE_POSTS = 24

const HEAD = { author: 'tomas-ferreira', date: '2024-01-02', category: 'Cloud', tags: ['One', 'Two', 'Three', 'Four'] }
const post = (number: number) => {
  const head = { title: `Note number ${number}`, excerpt: `What note ${number} of many says.`, ...HEAD }
  return `---\n${JSON.stringify(head)}\n---\n\n## A heading\n\nA text.\n`
}

/** Writes the content of the site with three open positions and a long blog. */
async function writeContent(folder: string) {
  await cp(join(ROOT, 'content'), folder, { recursive: true })
  const file = join(folder, `careers/${JOB}.yaml`)
  const open = (await readFile(file, 'utf8')).replace(/^closed: .*\n/m, '')
  await writeFile(file, open)
  for (const [slug, values] of Object.entries(MORE_JOBS))
    await writeFile(join(folder, `careers/${slug}.yaml`), changed(open, values).replace('Clear written English', `Words only of ${slug}`))
  for (let number = 1; number <= MORE_POSTS; number++) await writeFile(join(folder, `blog/note-${number}.mdx`), post(number))
}

/** Tests of the site with three open positions and a long blog: built once, without the files that take long, and served. */
export const test = base.extend<object, { busySiteOrigin: string }>({
  busySiteOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off the pattern
    async ({}, use) => {
      const content = join(ROOT, '.cache/busy-content')
      const options = async () => {
        await rm(content, { recursive: true, force: true })
        await writeContent(content)
        return ['--content', content, '--skip', 'pdfs,cards']
      }
      await whileServing(await builtOnce({ name: 'busy-site', options }), use)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ busySiteOrigin }, use) => use(busySiteOrigin),
})
