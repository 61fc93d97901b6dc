import { copyFile, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { foldersOf } from '../../scripts/command'
import { contentState } from '../../scripts/content-state'
import { inputsKey, namedValues } from '../../scripts/site-build/inputs'
import { buildRecord } from '../../scripts/site-build/record'
import { unchangedBuild } from '../../scripts/site-build/unchanged'
import { NO_PAGES } from '../../scripts/store/page-cache'
import { folderTest } from '../support/folder-test'
import { writeFiles } from '../support/write-files'

const OTHERS = {
  codeKey: 'code',
  asOf: undefined,
  today: '2024-12-15',
  siteAddress: { origin: undefined, base: '/' },
  isPreview: false,
  skip: undefined as string | undefined,
}
/** What a build has read besides code and content: nothing. */
const NOTHING_READ = { variables: [], files: [] }
const NOTHING = { variables: {}, files: {} }
/** A time when all files of the test have long been saved, in milliseconds. */
const later = () => Date.now() + 3_600_000

/** A folder of content with two files. */
const contentTest = folderTest.extend<{ content: string; key: (others?: Partial<typeof OTHERS>) => string | undefined }>({
  content: async ({ folder }, use) => {
    await mkdir(join(folder, 'content/blog'), { recursive: true })
    for (const name of ['site.yaml', 'blog/a.mdx']) await writeFile(join(folder, 'content', name), name)
    await use(join(folder, 'content'))
  },
  key: ({ content }, use) => use((others) => inputsKey(contentState(content, later()), { ...OTHERS, ...others }, NOTHING)),
})

describe('the key of all that a build is made from', () => {
  contentTest.for([
    ['another text of the same length', (content: string) => writeFile(join(content, 'site.yaml'), 'SITE.YAML')],
    [
      'another text with the old time',
      async (content: string) => {
        await writeFile(join(content, 'site.yaml'), 'SITE.YAML')
        await utimes(join(content, 'site.yaml'), 1, 1)
      },
    ],
    ['a new file', (content: string) => writeFile(join(content, 'blog/b.mdx'), '')],
    ['a removed file', (content: string) => rm(join(content, 'blog/a.mdx'))],
    ['a new name', (content: string) => rename(join(content, 'blog/a.mdx'), join(content, 'blog/c.mdx'))],
    [
      'a copy in the place of a file',
      async (content: string) => {
        await copyFile(join(content, 'site.yaml'), join(content, 'copy'))
        await rename(join(content, 'copy'), join(content, 'site.yaml'))
      },
    ],
  ] as const)('changes with %s', async ([, change], { content, key }) => {
    const before = key()
    expect(before).toBeDefined()
    expect(key()).toBe(before)
    await change(content)
    expect(key()).not.toBe(before)
  })

  contentTest('changes with code, day and what is skipped', ({ key }) => {
    const keys = [key(), key({ codeKey: 'other' }), key({ today: '2024-12-16' }), key({ skip: 'cards' }), key({ isPreview: true })]
    expect(new Set(keys).size).toBe(keys.length)
  })

  contentTest('changes with the variables and the files of the project that a build has read', async ({ folder, content }) => {
    const state = contentState(content, later())
    const key = async () => inputsKey(state, OTHERS, await namedValues(folder, { variables: ['MAIL_KEY'], files: ['budgets.yaml'] }))
    const keys = [await key()]
    for (const [file, text] of [
      ['budgets.yaml', 'html: 1'],
      ['budgets.yaml', 'html: 2'],
      ['.env', 'MAIL_KEY=x'],
      ['.env', 'MAIL_KEY=y'],
    ] as const) {
      await writeFile(join(folder, file), text)
      keys.push(await key())
    }
    expect(new Set(keys).size).toBe(keys.length)
    await writeFile(join(folder, '.env'), 'MAIL_KEY=y\nOTHER=z')
    expect(await key()).toBe(keys.at(-1))
  })

  contentTest('leaves out what editors leave beside a file', async ({ content, key }) => {
    const before = key()
    for (const name of ['.DS_Store', 'blog/.a.mdx.swp', 'blog/a.mdx~']) await writeFile(join(content, name), '')
    expect(key()).toBe(before)
  })

  contentTest('is not known where a file was saved just now, or in a time to come', async ({ content }) => {
    expect(inputsKey(contentState(content), OTHERS, NOTHING)).toBeUndefined()
    await utimes(join(content, 'site.yaml'), 1, later() / 1000 + 60)
    expect(inputsKey(contentState(content, later()), OTHERS, NOTHING)).toBeUndefined()
  })
})

/** A site of two files and its record, made from the inputs `made`. */
const builtTest = folderTest.extend<{ dist: string; unchanged: (inputs?: string) => ReturnType<typeof unchangedBuild> }>({
  dist: ({ folder }, use) => use(join(folder, 'dist')),
  unchanged: async ({ folder, dist }, use) => {
    const folders = foldersOf(folder, { content: 'elsewhere' })
    const record = buildRecord(join(folder, 'record'))
    const files = ['index.html', 'assets/a.js'].map((path) => ({ path, key: path, contents: () => path }))
    const before = { record: {}, kept: {} }
    const written = await writeFiles({ outDir: dist, stagingDir: join(folder, 'staging'), before, files, concurrency: 1 })
    await record.save({
      files: written,
      compressed: {},
      pages: NO_PAGES,
      before: NO_PAGES,
      outputs: {},
      result: { inputs: 'made', read: NOTHING_READ, pages: 1, bytes: 21, lines: ['one'] },
    })
    await use((inputs = 'made') => unchangedBuild(folders, () => Promise.resolve(inputs), record))
  },
})

describe('a build whose inputs have not changed', () => {
  builtTest('is recognized', async ({ unchanged }) => {
    expect(await unchanged()).toEqual({ inputs: 'made', read: NOTHING_READ, pages: 1, bytes: 21, lines: ['one'], files: 2 })
    expect(await unchanged('others')).toBeUndefined()
  })

  builtTest.for([
    ['a file is gone', (dist: string) => rm(join(dist, 'index.html'))],
    ['a file is another', (dist: string) => writeFile(join(dist, 'index.html'), 'x')],
    ['there is one more', (dist: string) => writeFile(join(dist, 'stray.txt'), '')],
    ['the folder is gone', (dist: string) => rm(dist, { recursive: true })],
  ] as const)('is done again where %s', async ([, change], { dist, unchanged }) => {
    await change(dist)
    expect(await unchanged()).toBeUndefined()
  })
})
