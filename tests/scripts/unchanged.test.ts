import { copyFile, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { foldersOf } from '../../scripts/command'
import { contentState } from '../../scripts/content-state'
import { inputsKey } from '../../scripts/site-build/inputs'
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
  settings: { key: '' },
  isPreview: false,
  limits: '',
  notices: '',
  skip: [] as string[],
}
/** A time when all files of the test have long been saved, in milliseconds. */
const later = () => Date.now() + 3_600_000

/** A folder of content with two files. */
const contentTest = folderTest.extend<{ content: string; key: (others?: Partial<typeof OTHERS>) => string | undefined }>({
  content: async ({ folder }, use) => {
    await mkdir(join(folder, 'content/blog'), { recursive: true })
    for (const name of ['site.yaml', 'blog/a.mdx']) await writeFile(join(folder, 'content', name), name)
    await use(join(folder, 'content'))
  },
  key: ({ content }, use) => use((others) => inputsKey(contentState(content, later()), { ...OTHERS, ...others })),
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

  contentTest('changes with code, day, settings, notices of licences and what is skipped', ({ key }) => {
    const keys = [
      key(),
      key({ codeKey: 'other' }),
      key({ today: '2024-12-16' }),
      key({ settings: { key: 'x' } }),
      key({ skip: ['cards'] }),
      key({ isPreview: true }),
      key({ notices: 'x' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  contentTest('leaves out what editors leave beside a file', async ({ content, key }) => {
    const before = key()
    for (const name of ['.DS_Store', 'blog/.a.mdx.swp', 'blog/a.mdx~']) await writeFile(join(content, name), '')
    expect(key()).toBe(before)
  })

  contentTest('is not known where a file was saved just now, or in a time to come', async ({ content }) => {
    expect(inputsKey(contentState(content), OTHERS)).toBeUndefined()
    await utimes(join(content, 'site.yaml'), 1, later() / 1000 + 60)
    expect(inputsKey(contentState(content, later()), OTHERS)).toBeUndefined()
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
      result: { inputs: 'made', pages: 1, bytes: 21, lines: ['one'] },
    })
    await use((inputs = 'made') => unchangedBuild(folders, inputs, record))
  },
})

describe('a build whose inputs have not changed', () => {
  builtTest('is recognized', async ({ unchanged }) => {
    expect(await unchanged()).toEqual({ inputs: 'made', pages: 1, bytes: 21, lines: ['one'], files: 2 })
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
