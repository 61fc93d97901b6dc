import { describe, expect, test } from 'vitest'
import { emitAll, type Output } from '../../renderer/emit'
import { keyOf } from '../../renderer/key'
import { outputsOf } from '../../renderer/outputs-of'
import { once } from '../../src/engine/lib/once'
import type { Graph } from '../../src/site/graph/graph'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'
import { smallSite } from './graphs'
import { outputOf, pagesOf } from './made'

const output = (name: string, ...paths: readonly string[]): Output => ({
  name,
  *emit() {
    for (const path of paths) yield { path, key: path, contents: () => path }
  },
})

describe('outputs', () => {
  test('follow one another', async () => {
    const files = emitAll(outputOf(await smallSite()), [output('one', 'a', 'b'), output('two', 'c')])
    expect([...files].map(({ path }) => path)).toEqual(['a', 'b', 'c'])
  })

  test('cannot make one file both', async () => {
    const files = emitAll(outputOf(await smallSite()), [output('one', 'a', 'b'), output('two', 'b')])
    expect(() => [...files]).toThrow('one and two both make b')
  })

  test('cannot make a file twice', async () => {
    const files = emitAll(outputOf(await smallSite()), [output('one', 'a', 'a')])
    expect(() => [...files]).toThrow('one and one both make a')
  })

  test('cannot make the manifest of the site', async () => {
    const files = emitAll(outputOf(await smallSite()), [output('one', 'manifest.json')])
    expect(() => [...files]).toThrow('every build and one both make manifest.json')
  })

  test('make nothing before it is asked for', async () => {
    const lazy: Output = {
      name: 'lazy',
      *emit() {
        yield {
          path: 'a',
          key: 'a',
          contents: () => {
            throw new Error('made')
          },
        }
      },
    }
    expect([...emitAll(outputOf(await smallSite()), [lazy])]).toHaveLength(1)
  })
})

describe('the key of a file', () => {
  // Drawings and icons do not depend on content, and take long, as do cards and documents, whose keys are all of their data.
  const fromContent = outputsOf(SITE).filter(({ name, skippable }) => name !== 'artwork' && name !== 'icons' && !skippable)

  /** All files that the site makes from its content, with their keys. */
  const filesOf = async (graph: Graph) => {
    const files = [...emitAll(outputOf(graph, { pages: pagesOf(graph) }), fromContent)]
    return new Map(
      await Promise.all(files.map(async ({ path, key, contents }) => [path, { key, bytes: keyOf(await contents()) }] as const)),
    )
  }

  const unchanged = once(async () => filesOf(await smallSite()))

  siteTest.for([
    ['the name of the site', 'site/identity.yaml', 'name: Example', 'name: Another'],
    ['its language', 'site/identity.yaml', 'language: en', 'language: de'],
    ['its origin', 'site/identity.yaml', 'origin: https://site.example', 'origin: https://other.example'],
    ['a redirect', 'site/redirects.yaml', 'to: /services', 'to: /about'],
    ['the title of an entry', 'blog/first-post.mdx', 'title: First post', 'title: Other post'],
    ['the text of an entry', 'blog/first-post.mdx', 'A short text.', 'Another text.'],
    ['a menu', 'site/navigation.yaml', 'A word on services.', 'Two words on services.'],
  ] as const)('is another one where its bytes are, after a change of %s', async ([, file, from, to], { site }) => {
    const before = await unchanged()
    await site.replace(file, from, to)
    const after = await filesOf(await site.graph())
    const changed = [...after].filter(([path, { bytes }]) => before.get(path)?.bytes !== bytes)
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.filter(([path, { key }]) => before.get(path)?.key === key)).toEqual([])
  })
})
