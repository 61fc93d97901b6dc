import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../support/run-command'
import { layerLines } from './layers'

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The documents that say where things live. Others also name files that their reader is to make. */
const MAPS = ['README.md', 'docs/ARCHITECTURE.md', 'docs/performance.md', 'docs/scale.md']
/** Paths of sources between backticks, but patterns. */
const PATH = /`((?:src|renderer|scripts|pages|tests|schemas|starter|content|docs|\.ci|\.github)\/[\w./@-]+)`/g

describe('documents', () => {
  test.for(MAPS)('%s names no file that does not exist', (document) => {
    const paths = [...textOf(document).matchAll(PATH)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(1)
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })
})

describe('the architecture', () => {
  const text = textOf('docs/ARCHITECTURE.md')

  test('lists the layers as they are tested', () => {
    expect(text.match(/^## Layers$.*?^```$(.*?)^```$/ms)?.[1]?.trim()).toBe(layerLines().trim())
  })

  test.for(['src/engine', 'src/site', 'renderer', 'schemas', 'scripts'])('says what each folder of %s holds', (folder) => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'))
    const own = rows.filter((line) => line.startsWith(`| \`${folder}/`)).join()
    const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    // The folder that a module alone is made of has its name, and needs no row.
    const apart = folders.filter((name) => !entries.some((entry) => entry.isFile() && parse(entry.name).name === name))
    expect(apart.length).toBeGreaterThan(2)
    const ways = (name: string) => [`${folder}/${name}\``, `${folder}/${name}/\``, `\`${name}\``, `\`${name}/\``]
    expect(apart.filter((name) => !ways(name).some((way) => own.includes(way)))).toEqual([])
  })
})

describe('sections of the specification', () => {
  const sections = [...textOf('docs/specification.md').matchAll(/^\*\*(\d+\.\d+)/gm)].map(([, number = '']) => number)

  test('have a number of their own', () => {
    expect(sections.length).toBeGreaterThan(50)
    expect(new Set(sections).size).toBe(sections.length)
  })

  test('exist where code names them', () => {
    const sources = ['src', 'renderer', 'scripts', 'pages', 'schemas'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path))
        .map((path) => join(folder, path)),
    )
    const named = sources.flatMap((path) =>
      [...textOf(path).matchAll(/specification, (\d+\.\d+)/g)].map(([, number = '']) => ({ path, number })),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ number }) => !sections.includes(number))).toEqual([])
  })
})
