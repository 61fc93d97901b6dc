import { describe, expect } from 'vitest'
import { jsonLoss } from '../../../renderer/json-loss'
import { COLLECTION_NAMES } from '../../../schemas/collection-names'
import { linkGraph } from '../../../src/engine/content/link/link'
import { readContent } from '../../../src/engine/content/read/read'
import { article, blogPost, event, person, service } from '../../support/factories'
import { pictureBytes } from '../../support/pictures'
import { parseIncrementally, type SiteWorkspace, siteTest, TODAY } from '../../support/site-test'

const linked = async (site: SiteWorkspace) => linkGraph(parseIncrementally(await readContent(site.root)).value, { today: TODAY })

/** Paths of everything in a value that is not frozen. Bytes cannot be frozen and are skipped. */
function* changeable(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return
  if (!Object.isFrozen(value)) yield path
  for (const [key, inner] of Object.entries(value)) yield* changeable(inner, `${path}.${key}`)
}

describe('the graph', () => {
  siteTest('is plain data that JSON can represent', async ({ site }) => {
    const graph = await site.graph()
    const entries = COLLECTION_NAMES.map((name) => graph[name].values())
    expect(entries.flat().length).toBeGreaterThan(10)
    expect(jsonLoss([entries, graph.site, graph.pages, graph.today, graph.links])).toBeUndefined()
  })

  siteTest('is frozen at any depth', async ({ site }) => {
    await site.write({
      'blog/a.png': await pictureBytes(),
      'blog/made.mdx': article(blogPost({ image: { src: 'a.png', alt: 'What it shows' } })),
    })
    const graph = await site.graph()
    const collections = Object.entries(graph).flatMap(([name, value]) =>
      name !== 'collections' && typeof value === 'object' && 'values' in value && 'has' in value ? [[name, value.values()] as const] : [],
    )
    expect(collections.map(([name]) => name)).toEqual(expect.arrayContaining([...COLLECTION_NAMES]))
    const found = [
      ...changeable(graph, 'graph'),
      ...collections.flatMap(([name, entries]) => [...changeable(entries, `graph.${name}.values()`)]),
    ]
    expect(found).toEqual([])
  })

  siteTest('gives no entry the tone of one of the two before it', async ({ site }) => {
    const many = Array.from({ length: 40 }, (_, index) => [`events/event-${index}.yaml`, event()])
    await site.write(Object.fromEntries(many))
    const tones = (await site.graph()).events.values().map(({ tone }) => tone)
    expect(tones).toHaveLength(41)
    expect(tones.filter((tone, index) => tones.slice(Math.max(0, index - 2), index).includes(tone))).toEqual([])
    expect(new Set(tones)).toEqual(new Set(['mist', 'pine', 'bark', 'signal']))
  })

  siteTest('leaves a person the tone that its file names', async ({ site }) => {
    const own = person({ tone: 'bark' })
    await site.write({ 'people/a.yaml': own, 'people/b.yaml': own })
    const { people } = await site.graph()
    expect([people.get('a')?.tone, people.get('b')?.tone]).toEqual(['bark', 'bark'])
  })

  siteTest('is the same for the same content', async ({ site }) => {
    expect(JSON.stringify(await site.graph())).toBe(JSON.stringify(await site.graph()))
  })
})

describe('there is no graph', () => {
  siteTest.for([
    ['a reference leads nowhere', { 'blog/made.mdx': article(blogPost({ author: 'nobody' })) }],
    ['a fact is not known', { 'people/made.yaml': person({ bio: '{fact:none}' }) }],
    ['an entry could not be parsed', { 'people/made.yaml': 'name: A\n' }],
    ['an entry that others name could not be parsed', { 'people/first-person.yaml': '{\n' }],
    ['a single file could not be parsed', { 'site/chat.yaml': '{\n' }],
    ['a single file is missing', { 'pages/home.yaml': null }],
    ['a text has a mistake', { 'blog/made.mdx': article(blogPost(), '{a}\n') }],
  ] as const)('where %s', async ([, files], { site }) => {
    expect((await linked(site)).value).not.toBeNull()
    await site.write(files)
    expect((await linked(site)).value).toBeNull()
  })
})

describe('all problems of all files', () => {
  siteTest('are shown at once, sorted by file and line', async ({ site }) => {
    await site.write({
      'people/made.yaml': { ...person(), wrong: 1 },
      'blog/made.mdx': article(blogPost({ author: 'nobody', category: 'Nothing' }), 'Text.\n'),
      'blog/other.mdx': article(blogPost(), '{a}\n\n# B\n'),
      'services/Made.yaml': service(),
      'site/chat.yaml': null,
      'newsroom/first-news.mdx': 'Text.\n',
      'events/made.yaml': 'title: [\n',
      'stray.yaml': 'a: 1\n',
    })
    expect((await site.problems()).map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
      'blog/made.mdx:4:9 ref/unknown',
      'blog/made.mdx:8:11 field/choice',
      'blog/other.mdx:11:1 mdx/expression',
      'blog/other.mdx:13:1 mdx/heading',
      'events/made.yaml:1:8 yaml/syntax',
      'newsroom/first-news.mdx:1:1 front-matter/missing',
      'people/made.yaml:4:1 field/unknown',
      'services/Made.yaml file/slug',
      'site/chat.yaml file/missing',
      'stray.yaml file/stray',
    ])
  })
})
