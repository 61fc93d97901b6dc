import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { describe, expect } from 'vitest'
import { partKeys } from '../../scripts/site-code/part-keys.mjs'
import { folderTest } from '../support/folder-test'

/** A site of two pages, one with styles and a font, and the engine below it. */
const FILES = {
  'package.json': '{"name":"made","type":"module"}',
  'src/engine/lib.ts': 'export const engine = 1',
  'src/site/site.ts':
    "import { engine } from '../engine/lib'\nimport { pages } from './pages'\nimport { model } from './model'\nexport default { codeKey: import.meta.codeKey, pages, model, engine }",
  'src/site/model.ts': "export const model = 'model'",
  'src/site/pages.ts': "import { home } from './home'\nimport { story } from './story'\nexport const pages = { home, story }",
  'src/site/home.ts': "import { card } from './card'\nexport const home = { codeKey: import.meta.codeKey, card }",
  'src/site/card.ts': "export const card = 'card'",
  'src/site/story.ts':
    "import styles from './story.css?inline'\nimport { home } from './home'\nexport const story = { codeKey: import.meta.codeKey, styles, home, late: () => import('./late') }",
  'src/site/story.css': '@font-face { font-family: Made; src: url("fonts/made.woff2") }',
  'src/site/fonts/made.woff2': 'bytes',
  'src/site/late.ts': "export const names = Object.keys(import.meta.glob('./named/*.txt'))",
  'src/site/named/one.txt': 'one',
}

type Keys = { site: string; home: string; story: string }

/** The keys in the bundle of the site, with other texts in the place of some of its files. */
async function keysOf(folder: string, name: string, changed: Readonly<Record<string, string>> = {}): Promise<Keys> {
  const root = join(folder, 'project')
  for (const [path, text] of Object.entries({ ...FILES, ...changed })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const outDir = join(folder, name)
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [partKeys(root, 'src/site/site.ts')],
    build: { ssr: 'src/site/site.ts', outDir },
  })
  const { default: site } = (await import(pathToFileURL(join(outDir, 'site.js')).href)) as {
    default: { codeKey: string; pages: Record<'home' | 'story', { codeKey: string }> }
  }
  return { site: site.codeKey, home: site.pages.home.codeKey, story: site.pages.story.codeKey }
}

/** The names of the keys that a change of files changes. */
async function changedBy(folder: string, changed: Readonly<Record<string, string>>): Promise<string[]> {
  const [before, after] = [await keysOf(folder, 'before'), await keysOf(folder, 'after', changed)]
  return (['site', 'home', 'story'] as const).filter((name) => before[name] !== after[name])
}

describe('the key of a part of a site', () => {
  folderTest('does not stand in a module that is imported as a text', async ({ folder }) => {
    const home = "import text from './home.txt?raw'\nexport const home = { codeKey: text, card: 1 }"
    const { home: text } = await keysOf(folder, 'one', { 'src/site/home.ts': home, 'src/site/home.txt': 'codeKey: import.meta.codeKey,' })
    expect(text).toBe('codeKey: import.meta.codeKey,')
  })

  folderTest('is the same where its code is, and different from that of other parts', async ({ folder }) => {
    const keys = await keysOf(folder, 'one')
    expect(await keysOf(folder, 'other')).toEqual(keys)
    expect(new Set(Object.values(keys)).size).toBe(3)
    for (const key of Object.values(keys)) expect(key).toMatch(/^[0-9a-f]{24}$/)
  })

  folderTest('is the same wherever the project lies', async ({ folder }) => {
    expect(await keysOf(join(folder, 'elsewhere'), 'one')).toEqual(await keysOf(folder, 'one'))
  })

  folderTest('is the same after another comment or type', async ({ folder }) => {
    const changed = `${FILES['src/site/card.ts']}// More.\nexport type Card = string`
    expect(await changedBy(folder, { 'src/site/card.ts': changed })).toEqual([])
  })

  folderTest.for([
    { what: 'a module that parts import', path: 'src/site/card.ts', keys: ['home', 'story'] },
    { what: 'a part', path: 'src/site/story.ts', keys: ['story'] },
    { what: 'a module that a part imports late', path: 'src/site/late.ts', keys: ['story'] },
    { what: 'a module of no part', path: 'src/site/model.ts', keys: ['site'] },
    { what: 'a table of parts', path: 'src/site/pages.ts', keys: ['site'] },
    { what: 'styles of a part', path: 'src/site/story.css', keys: ['story'] },
    { what: 'a font that styles name', path: 'src/site/fonts/made.woff2', keys: ['story'] },
    { what: 'the name of a file that a pattern finds', path: 'src/site/named/two.txt', keys: ['story'] },
    { what: 'the engine', path: 'src/engine/lib.ts', keys: ['site', 'home', 'story'] },
    { what: 'the packages', path: 'package.json', keys: ['site', 'home', 'story'] },
  ] as const)('follows a change of $what', async ({ path, keys }, { folder }) => {
    const text = Object.hasOwn(FILES, path) ? String(Reflect.get(FILES, path)) : ''
    const changed = path.endsWith('.json')
      ? text.replace('made', 'other')
      : path.endsWith('.css')
        ? `${text}\na{}`
        : `${text}\nexport const other = 1`
    expect(await changedBy(folder, { [path]: changed })).toEqual(keys)
  })
})
