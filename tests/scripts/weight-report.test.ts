import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parseBudgets, UNLIMITED } from '../../renderer/define/budgets'
import { readBudgets } from '../../scripts/budgets'
import { reportWeights, weightLines } from '../../scripts/site-build/weight-report'
import { folderTest } from '../support/folder-test'

const writeAll = (folder: string, files: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(`${folder}/${name}`, text)))

const KINDS = ['home', 'post']

describe('a file of budgets', () => {
  test('sets some limits, also for kinds of pages, and leaves the others open', () => {
    const { value, problems } = parseBudgets('html: 14600\nkinds:\n  home: 9000\n', KINDS)
    expect(problems).toEqual([])
    expect(value).toEqual({ ...UNLIMITED, html: 14_600, kinds: new Map([['home', 9_000]]) })
  })

  test.for(['', '# none\n'])('that holds nothing, %j, sets no limits', (text) => {
    expect(parseBudgets(text, KINDS)).toEqual({ value: UNLIMITED, problems: [] })
  })

  test.for([
    ['an unknown limit', 'fonts: 9\nhtlm: 1\n', 'budgets.yaml:2:1', 'field/unknown'],
    ['an unknown kind', 'kinds:\n  hoem: 1\n', 'budgets.yaml:2:3', 'field/unknown'],
    ['a limit that is no number', 'html: much\n', 'budgets.yaml:1:7', 'field/type'],
    ['broken YAML', 'html: [\n', 'budgets.yaml', 'yaml/syntax'],
  ] as const)('with %s is refused, with its line', ([, text, place, code]) => {
    const [problem] = parseBudgets(text, KINDS).problems
    const { file = '', line, column } = problem?.place ?? {}
    expect([[file, line, column].join(':').startsWith(place), problem?.code]).toEqual([true, code])
  })

  test('has hints that speak of no content', () => {
    const hints = parseBudgets('htlm: 1\nhtml: -1\n', KINDS).problems.map(({ hint }) => hint)
    expect(hints).toHaveLength(2)
    expect(hints.join()).not.toMatch(/content|pages/)
  })

  folderTest('is not asked of a project, and is shown where it is wrong', async ({ folder }) => {
    expect(await readBudgets(folder, { routes: {} })).toEqual({ budgets: UNLIMITED, text: '' })
    await writeAll(folder, { 'budgets.yaml': 'fonts: -1\n' })
    const answer = await readBudgets(folder, { routes: {} })
    expect('error' in answer && answer.error).toMatch(/budgets\.yaml:1:8.*\n.*fonts: -1/s)
  })
})

describe('a report of weights', () => {
  test.for([
    ['what grew', { home: { bytes: 14_200, grown: 300, limit: 14_600 } }, ['home 14.2 kB, +0.3 kB']],
    ['what is over its limit', { home: { bytes: 14_700, grown: 0, limit: 14_600 } }, ['home 14.7 kB, 100 bytes over its limit of 14600']],
    ['nothing where nothing grew', { home: { bytes: 14_200, grown: 0, limit: 14_600 } }, []],
    ['nothing of what became smaller', { home: { bytes: 14_000, grown: -200, limit: 14_600 } }, []],
    ['nothing of growth that would not show', { home: { bytes: 14_249, grown: 49, limit: 14_600 } }, []],
  ] as const)('says %s', ([, weighed, lines]) => {
    expect(weightLines(weighed)).toEqual(lines)
  })

  folderTest('compares the largest page of each kind with that of the last build', async ({ folder }) => {
    // Letters that repeat compress to nothing, so each page holds other numbers.
    const page = (length: number) => Array.from({ length }, (_, index) => Math.sin(index)).join()
    const input = (key: string) => ({
      dist: folder,
      files: {
        'index.html': { key: '', hash: `home ${key}`, size: 2, modified: 0 },
        'a.html': { key: '', hash: key, size: 2, modified: 0 },
        'b.html': { key: '', hash: 'b', size: 1, modified: 0 },
      },
      addresses: ['/', '/a', '/b'],
      routes: { home: '/', post: '/:slug' },
      manifest: {},
      scripts: { loader: '', islands: '' },
      sizes: new Map(),
    })
    await writeAll(folder, { 'index.html': page(10), 'a.html': page(100), 'b.html': page(1) })
    const budgets = { ...UNLIMITED, kinds: new Map([['home', 10]]) }
    const record = `${folder}/weights.json`
    const over = ['home 0.1 kB, 92 bytes over its limit of 10']
    expect(await reportWeights(input('first'), budgets, record)).toEqual({ lines: over, standing: over })
    await writeAll(folder, { 'a.html': page(1_000) })
    const {
      lines: [, grown],
      standing,
    } = await reportWeights(input('second'), budgets, record)
    expect(standing).toEqual(over)
    expect(grown).toMatch(/^post \S+ kB, \+\S+ kB$/)
  })
})
