import { describe, expect, test } from 'vitest'
import { dataFiles } from '../../renderer/data-files'
import type { Output, OutputFile } from '../../renderer/emit'
import { hashOf } from '../../renderer/key'
import { emissionOf } from '../../scripts/site-build/emission'
import { makeFiles } from '../../scripts/workers/make-files'
import type { FilesTask } from '../../scripts/workers/tasks'
import { smallSite } from '../renderer/graphs'
import { outputOf } from '../renderer/made'

const output = (name: string, path: string, early?: boolean): Output => ({
  name,
  ...(early !== undefined && { early }),
  *emit() {
    yield { path, key: path, contents: () => path }
  },
})

/** A build that writes nothing, and gets no file from elsewhere. */
const building = {
  writer: { add: async () => {}, addStaged: async () => {}, keep: () => false },
  take: (file: OutputFile) => file,
  pool: { makeFiles: async () => [], concurrency: 4 },
  concurrency: 2,
}

/** The paths that each of the two steps makes. */
async function stepsOf(outputs: readonly Output[]) {
  const paths: string[] = []
  const emission = emissionOf(outputs, { ...building, writer: { ...building.writer, add: async ({ path }) => void paths.push(path) } })
  const site = outputOf(await smallSite())
  await emission.early(site)
  const early = paths.splice(0)
  await emission.rest(site)
  return { early, rest: paths }
}

describe('files of outputs', () => {
  test('are made in two steps, those that need no rendered page first', async () => {
    const steps = await stepsOf([output('drawings', 'a.svg'), output('texts', 'a.md', true), output('index', 'a.json')])
    expect(steps).toEqual({ early: ['a.md'], rest: ['a.svg', 'a.json'] })
  })

  test('have one owner, whatever the step', async () => {
    await expect(stepsOf([output('lists', 'a.md'), output('texts', 'a.md', true)])).rejects.toThrow('texts and lists both make a.md')
  })

  test.for([
    ['posts/a.json', 'hides'],
    ['posts/a.html', 'hides'],
    ['posts/index.html', undefined],
    ['posts/a/b.json', undefined],
    ['a.json', undefined],
  ] as const)('%s below a redirect from /posts/:slug: %s', async ([path, hides]) => {
    const graph = await smallSite()
    const posts = { from: '/posts/:slug', to: '/stories/:slug', reason: 'They moved.' }
    const site = outputOf({ ...graph, site: { ...graph.site, redirects: [posts] } })
    const build = emissionOf([output('lists', path)], building).rest(site)
    if (hides === undefined) await build
    else await expect(build).rejects.toThrowErrorMatchingSnapshot()
    // The rule is written for each page where the output says what it makes.
    await emissionOf([output('lists', path)], building).rest({ ...site, reserved: ['/posts/a.json', '/posts/a'] })
  })
})

describe('files that are made from data', () => {
  const lists = dataFiles((data: string) => [`${data} a`, `${data} b`])
  const output = (count: number): Output => ({
    name: 'lists',
    make: (data) => lists.make(data),
    *emit() {
      yield { path: 'lists.txt', key: '', contents: () => 'all' }
      for (const name of Array.from({ length: count }, (_, index) => `list-${index}`))
        yield* lists.files(
          ['a', 'b'].map((part) => ({ path: `${name}-${part}.txt`, key: name })),
          () => name,
        )
    },
  })

  /** What the writer gets of an output with so many lists, and what threads are asked for. */
  async function madeOf(count: number) {
    const here: [string, unknown][] = []
    const tasks: FilesTask['tasks'][number][] = []
    await emissionOf([output(count)], {
      ...building,
      writer: {
        keep: () => false,
        add: async ({ path, contents }) => void here.push([path, await contents()]),
        addStaged: async (files, make) => void (await make(files.map(({ path }) => ({ to: path, unless: undefined })))),
      },
      pool: {
        concurrency: 4,
        makeFiles: async (_, some) => {
          tasks.push(...some)
          return []
        },
      },
    }).rest(outputOf(await smallSite()))
    return { here, tasks }
  }

  test('are made here where they are few', async () => {
    const { here, tasks } = await madeOf(2)
    expect({ here, tasks }).toEqual({
      here: [
        ['lists.txt', 'all'],
        ['list-0-a.txt', 'list-0 a'],
        ['list-0-b.txt', 'list-0 b'],
        ['list-1-a.txt', 'list-1 a'],
        ['list-1-b.txt', 'list-1 b'],
      ],
      tasks: [],
    })
  })

  test('are made by threads where they are many, those of one task together', async () => {
    const { here, tasks } = await madeOf(500)
    const parts = (name: string) => ['a', 'b'].map((part, index) => ({ index, place: { to: `${name}-${part}.txt`, unless: undefined } }))
    expect(here).toEqual([['lists.txt', 'all']])
    expect(tasks).toEqual(Array.from({ length: 500 }, (_, index) => ({ data: `list-${index}`, parts: parts(`list-${index}`) })))
  })

  test('are the same in a thread', async () => {
    const { tasks } = await madeOf(500)
    const site = { outputs: [output(500)] }
    const hashes = makeFiles(site, { output: 'lists', tasks: tasks.map(({ data }) => ({ data, parts: [{ index: 1, place: undefined }] })) })
    expect(hashes).toEqual(tasks.map(({ data }) => hashOf(Buffer.from(`${String(data)} b`))))
  })
})
