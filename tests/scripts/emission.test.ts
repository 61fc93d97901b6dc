import { describe, expect, test } from 'vitest'
import type { Output } from '../../renderer/emit'
import { emissionOf } from '../../scripts/site-build/emission'
import { smallSite } from '../renderer/graphs'
import { outputOf } from '../renderer/made'

const output = (name: string, path: string, early?: boolean): Output => ({
  name,
  ...(early !== undefined && { early }),
  *emit() {
    yield { path, key: path, contents: () => path }
  },
})

/** A writer that writes nothing. */
const writer = { add: async () => {}, keep: () => false }

/** The paths that each of the two steps makes. */
async function stepsOf(outputs: readonly Output[]) {
  const paths: string[] = []
  const emission = emissionOf(outputs, { add: async ({ path }) => void paths.push(path), keep: () => false }, 2)
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
    const build = emissionOf([output('lists', path)], writer, 2).rest(site)
    if (hides === undefined) await build
    else await expect(build).rejects.toThrowErrorMatchingSnapshot()
    // The rule is written for each page where the output says what it makes.
    await emissionOf([output('lists', path)], writer, 2).rest({ ...site, reserved: ['/posts/a.json', '/posts/a'] })
  })
})
