import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { cachedCodeKey } from '../../scripts/code-key.mjs'
import config from '../../vite.config'
import { sourceOf } from '../architecture/source'
import { folderTest } from '../support/folder-test'
import { ROOT } from '../support/run-command'

/** Packages that the first `npm start` does not install. */
const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { devDependencies: object }
const tools: readonly string[] = Object.keys(devDependencies)

/** Packages that commands import when they run. */
const imported = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => sourceOf({ path, text: readFileSync(join(ROOT, 'scripts', path), 'utf8') }).imports)
  .flatMap(({ specifier, kind }) => (kind === 'type' ? [] : [specifier]))

test('the bundle of the commands is made without the tools of tests and checks', () => {
  const { environments } = config({ command: 'build', mode: 'production' })
  const needed = [...new Set(imported)].filter((specifier) => tools.includes(specifier))
  expect(needed).toContain('@playwright/test')
  expect(environments?.ssr?.build?.rolldownOptions?.external).toEqual(expect.arrayContaining(needed))
})

/** Files of a small project. */
const PROJECT = {
  'schemas/index.ts': 'export const collections = {}',
  'schemas/json/services.schema.json': '{}',
  'src/engine/link.ts': 'export const link = 1',
  'pages/index.ts': 'export const pages = []',
  'renderer/render.tsx': 'export const render = 1',
  'scripts/build.ts': 'export default 1',
  'vite.config.ts': 'export default {}',
  'tsconfig.json': '{}',
  'package.json': '{"name":"one"}',
  'package-lock.json': '{"packages":{}}',
  'node_modules/.package-lock.json': '{"packages":{}}',
  'content/blog/first.mdx': 'text',
}

async function writeProject(folder: string, files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** The key of the code in a folder, without a record. */
const codeKeyOf = (folder: string) => cachedCodeKey(folder, folder, join(folder, '.cache', `${randomUUID()}.json`))

describe('the key of the code', () => {
  folderTest.for([
    'src/engine/link.ts',
    'scripts/build.ts',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
    'node_modules/.package-lock.json',
  ] as const)('changes with %s, and comes back with it', async (path, { folder }) => {
    await writeProject(folder, PROJECT)
    const before = codeKeyOf(folder)
    await writeProject(folder, { [path]: `${PROJECT[path]} ` })
    expect(codeKeyOf(folder)).not.toBe(before)
    await writeProject(folder, PROJECT)
    expect(codeKeyOf(folder)).toBe(before)
  })

  folderTest.for(['package-lock.json', 'schemas/json/services.schema.json', 'content/blog/first.mdx'] as const)(
    'stays where %s changes: the bundle does not follow from it',
    async (path, { folder }) => {
      await writeProject(folder, PROJECT)
      const before = codeKeyOf(folder)
      await writeProject(folder, { [path]: 'other' })
      expect(codeKeyOf(folder)).toBe(before)
    },
  )

  folderTest('is there where another program than npm installed the packages', async ({ folder }) => {
    await writeProject(folder, PROJECT)
    await rm(join(folder, 'node_modules'), { recursive: true })
    expect(codeKeyOf(folder)).toMatch(/^[0-9a-f]{24}$/)
  })

  folderTest('is taken from the record where no file has changed, without a look into one', async ({ folder }) => {
    await writeProject(folder, PROJECT)
    const record = join(folder, 'record.json')
    const kept = () => cachedCodeKey(folder, folder, record)
    // Files that were written just now may change again without another time.
    expect([kept(), existsSync(record)]).toEqual([codeKeyOf(folder), false])
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(kept()).toBe(codeKeyOf(folder))
    await writeFile(record, (await readFile(record, 'utf8')).replace(codeKeyOf(folder), 'noted'))
    expect(kept()).toBe('noted')
    await writeProject(folder, { 'scripts/build.ts': 'other' })
    expect(kept()).toBe(codeKeyOf(folder))
    await writeFile(record, '{')
    expect(kept()).toBe(codeKeyOf(folder))
    clock.mockRestore()
  })
})
