import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inserted } from '../../scripts/new/collection/insertion'
import { newCollection } from '../../scripts/new/collection/new-collection'
import { scaffold } from '../../src/site/scaffold'
import { bytesOf, folderTest } from '../support/folder-test'
import { ROOT } from '../support/run-command'
import { SITE } from '../support/site'

const said: string[] = []
const refresh = async () => 0
beforeEach(() => {
  said.length = 0
  for (const stream of ['log', 'error'] as const) vi.spyOn(console, stream).mockImplementation((text: unknown) => said.push(String(text)))
  return () => vi.restoreAllMocks()
})

/** The tables that a new collection adds to, and the guide. */
const NAMES = { camel: 'a', kebab: 'a', words: 'a' }
const TABLES = [...new Set(scaffold.insertions({ plural: NAMES, singular: NAMES }).map(({ path }) => path))]

/** Runs the command in a folder that has the tables of the project. */
async function create(root: string, ...args: readonly string[]): Promise<number> {
  for (const path of TABLES) await cp(join(ROOT, path), join(root, path), { force: false })
  return newCollection({ args, root, site: SITE, refresh })
}

const linesOf = async (root: string, path: string) => (await readFile(join(root, path), 'utf8')).split('\n')

describe('a new collection', () => {
  folderTest('has its modules, and its lines in the tables', async ({ folder }) => {
    expect(await create(folder, 'trial-reports')).toBe(0)
    const files = Object.entries(await bytesOf(folder)).filter(([path]) => !TABLES.includes(path))
    expect(files.map(([path, text]) => `=== ${path}\n${text}`).join('\n')).toMatchSnapshot()
    for (const path of TABLES) {
      const before = new Set(await linesOf(ROOT, path))
      const added = (await linesOf(folder, path)).filter((line) => !before.has(line))
      expect(added, path).toMatchSnapshot()
    }
    expect(said).toMatchSnapshot()
  })

  folderTest('is not written twice', async ({ folder }) => {
    await create(folder, 'trial-reports')
    const before = await bytesOf(folder)
    said.length = 0
    expect(await create(folder, 'trial-reports')).toBe(2)
    expect(said.join('\n')).toMatch(/^Nothing was written\.\n.* exists already\.\n/)
    expect(await bytesOf(folder)).toEqual(before)
  })

  folderTest('is not written where a line has no place: it is named, to be added by hand', async ({ folder }) => {
    const path = 'pages/index.ts'
    await mkdir(dirname(join(folder, path)))
    await writeFile(join(folder, path), "import a from './a'\n\nexport const pages = [a]\n")
    expect(await create(folder, 'trial-reports')).toBe(2)
    expect(said).toEqual(['Nothing was written.\npages/index.ts has no single line `events,`, before which this belongs:\n  trialReports,'])
    expect(Object.keys(await bytesOf(folder)).toSorted()).toEqual(TABLES.toSorted())
  })

  folderTest.for([
    [[], 'The name of the collection is missing.\nUsage: npm run new -- collection NAME [OPTIONS]'],
    [['a', 'b'], 'The name of the collection is the only argument; remove `b`.\nUsage: npm run new -- collection NAME [OPTIONS]'],
    [['blog', '--singular', 'post'], 'There is a collection `blog` already.'],
    [['case-studies'], 'There is a collection `case-studies` already.'],
    [['podcast'], 'The singular of `podcast` does not follow from it. Give it: `--singular NAME`.'],
    [['blog'], 'There is a collection `blog` already.'],
    [['movies'], 'The singular of `movies` does not follow from it. Give it: `--singular NAME`.'],
    [['quizzes'], 'The singular of `quizzes` does not follow from it. Give it: `--singular NAME`.'],
    [['status'], 'The singular of `status` does not follow from it. Give it: `--singular NAME`.'],
    [['links'], '`links` is taken. Choose another name.'],
    [['files'], '`files` is taken. Choose another name.'],
    [['scope', '--singular', 'one'], '`scope` is taken. Choose another name.'],
    [['articles'], '`article` is taken. Choose another name.'],
    [['homes'], '`home` is taken. Choose another name.'],
    [['search'], '`search` is taken. Choose another name.'],
    [['assets'], '`assets` is taken. Choose another name.'],
    [['classes'], '`class` is taken. Choose another name.'],
    [['news'], 'The singular of `news` does not follow from it. Give it: `--singular NAME`.'],
    [['things', '--singular', 'constructor'], '`constructor` is taken. Choose another name.'],
    [
      ['Our Podcasts'],
      '`Our Podcasts` cannot be the name of a collection: lowercase letters, digits and single hyphens, a letter first, 24 characters at most. Try `our-podcasts`.',
    ],
    [
      ['7-things'],
      '`7-things` cannot be the name of a collection: lowercase letters, digits and single hyphens, a letter first, 24 characters at most.',
    ],
  ] as const)('is not called %j', async ([args, sentence], { folder }) => {
    expect(await create(folder, ...args)).toBe(2)
    expect(said).toEqual([sentence])
    expect(Object.keys(await bytesOf(folder)).toSorted()).toEqual(TABLES.toSorted())
  })

  folderTest('has entries with a name of their own', async ({ folder }) => {
    expect(await create(folder, 'series', '--singular', 'episode')).toBe(0)
    expect(await readFile(join(folder, 'schemas/episode.ts'), 'utf8')).toContain('export const episode =')
  })

  test('needs a site that says what it is made of', async () => {
    const { scaffold: _, ...site } = SITE
    expect(await newCollection({ args: ['trial-reports'], root: '/nowhere', site, refresh })).toBe(2)
    expect(said).toEqual(['This site does not say what a new collection is made of: its definition has no `scaffold`.'])
  })
})

describe('an import', () => {
  const text = ["import z from 'zod'", "import b from './b'", 'import {', '  d,', "} from './d'", '', 'const e = 1'].join('\n')

  test.for([
    ['./a', 1],
    ['./c', 2],
    ['./e', 5],
  ] as const)('of %s stands among its neighbors', ([address, place]) => {
    const line = `import one from '${address}'`
    expect(inserted(text, { path: 'a.ts', sortedAs: 'import', text: line })?.split('\n').indexOf(line)).toBe(place)
  })

  test('has no place in a file without any', () => {
    expect(inserted('const a = 1\n', { path: 'a.ts', sortedAs: 'import', text: "import a from './a'" })).toBeUndefined()
  })
})
