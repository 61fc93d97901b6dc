import { describe, expect, test } from 'vitest'
import { parseNodes } from '../../src/engine/schema/body'
import { ownContent } from '../renderer/graphs'
import { fileOfEntry, textsOf } from './texts'
import { buzzwordsIn, componentsOf, contrastsIn, linksOf, meanSentence, paragraphsOf, samplesFirstIn, wordsOfNode } from './tics'

/** How often “X, not Y” may stand on the whole site; docs/voice.md says why. */
const CONTRASTS = 16
/** How many posts and papers may open, on their card or on their page, with the size of their own sample. */
const SAMPLES_FIRST = 1
/** How many posts may end with a link to a practice. */
const PLUGS = 2
/** How many headings of posts and news may begin with “What”. */
const WHAT_HEADINGS = 3
/** Words by which the shortest of the authors’ average sentences has to differ from the longest. */
const RHYTHM = 6
/** Phrases that belong to one author, by the sheets in docs/voice.md. */
const HABITS = { 'in the middle case': 'amara-okafor', 'I would ask you to distrust': 'mei-tanaka', 'I lose if': 'mei-tanaka' }

/** “Nobody” and its kin are words of this author; everyone else writes “no one”. */
const NOBODY = 'farhan-malik'

/** All items if they are more than a limit, so that an editor can choose which to change; else none. */
const over = (limit: number, items: readonly string[]) => (items.length > limit ? items : [])

/** The first two words of a text. */
const firstTwo = (text: string) => text.split(/\s+/).slice(0, 2).join(' ')

/** Items that are more than once in a list. */
const repeated = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index)

describe('a tic', () => {
  test('is a contrast at the end of a clause', () => {
    expect(contrastsIn('Count connections, not contracts. It is not only late, not yet lost, but, if not found, gone.')).toEqual([
      's, not contracts',
    ])
  })

  test('is a text that begins with its sample', () => {
    expect(samplesFirstIn('In May we reviewed the pipelines of 23 teams. We took a train. We compared nine offers.')).toEqual([
      'we reviewed the pipelines of 23',
      'We compared nine',
    ])
  })

  test('is a word of advertising', () => {
    expect(buzzwordsIn('A seamless journey unlocks the robust door of the lock.')).toEqual(['seamless', 'unlocks', 'robust'])
  })

  test('is a rhythm that never changes', () => {
    expect(meanSentence(['One two three. One two three four five.', 'Yes.'])).toBe(3)
  })
})

describe('the voice of the site', async () => {
  const graph = await ownContent()
  const texts = textsOf(graph)
  const written = (name: 'blog' | 'newsroom' | 'whitepapers') =>
    graph[name].values().map((entry) => ({ ...entry, file: fileOfEntry(name, entry), nodes: parseNodes(entry.body.nodes) }))
  const posts = written('blog')
  const news = written('newsroom')
  const papers = written('whitepapers')

  const authors = new Map([
    ...posts.map(({ file, author }) => [file, author] as const),
    ...graph.whitepapers
      .values()
      .flatMap(({ slug, author }) =>
        (['whitepapers', 'manuscripts'] as const).map((name) => [fileOfEntry(name, { slug }), author] as const),
      ),
  ])

  test('has no words of advertising', () => {
    expect(texts.flatMap(({ file, place, text }) => buzzwordsIn(text).map((word) => `${file} (${place})  ${word}`))).toEqual([])
  })

  test(`says “X, not Y” at most ${CONTRASTS} times, and never twice in a post or a news item`, () => {
    const contrasts = texts.flatMap(({ file, text }) => contrastsIn(text).map((words) => `${file}  …${words}`))
    expect(over(CONTRASTS, contrasts)).toEqual([])
    const files = texts.flatMap(({ file, text }) => contrastsIn(text).map(() => file))
    expect(repeated(files.filter((file) => /^(?:blog|newsroom)\//.test(file)))).toEqual([])
  })

  test('opens with the size of a sample at most once', () => {
    const openings = [...posts, ...papers].map(({ file, excerpt, nodes }) => ({
      file,
      text: [excerpt, ...nodes.slice(0, 3).map(wordsOfNode)].join('\n'),
    }))
    const samples = openings.flatMap(({ file, text }) => samplesFirstIn(text).map((words) => `${file}  ${words}`))
    expect(over(SAMPLES_FIRST, samples)).toEqual([])
  })

  test('begins no two posts or news items with the same two words', () => {
    const opening = ({ nodes }: (typeof posts)[number]) => nodes.map(wordsOfNode).join(' ').trim()
    expect(repeated(posts.map((post) => firstTwo(opening(post))))).toEqual([])
    // News opens with its place and day, so what counts is how the first sentence goes on.
    expect(repeated(news.map((item) => firstTwo(opening(item).replace(/^.*?\d{4}\.\s*/, ''))))).toEqual([])
  })

  test('gives no heading to two posts or news items', () => {
    expect(repeated([...posts, ...news].flatMap(({ body }) => body.headings.map(({ text }) => text.toLowerCase())))).toEqual([])
  })

  test(`begins at most ${WHAT_HEADINGS} headings of posts and news with “What”`, () => {
    const headings = [...posts, ...news].flatMap(({ file, body }) => body.headings.map(({ text }) => ({ file, text })))
    const openings = headings.filter(({ text }) => text.startsWith('What '))
    expect(
      over(
        WHAT_HEADINGS,
        openings.map(({ file, text }) => `${file}  ${text}`),
      ),
    ).toEqual([])
  })

  test('builds no two posts, no two papers, and no three news items from the same parts', () => {
    const shape = ({ nodes }: (typeof posts)[number]) => componentsOf(nodes).join(' ')
    expect(repeated(posts.map(shape).filter((parts) => parts.includes(' ')))).toEqual([])
    expect(repeated(papers.map(shape))).toEqual([])
    expect(repeated(repeated(news.map(shape)))).toEqual([])
    expect(news.filter(({ nodes }) => componentsOf(nodes).includes('Quote')).length).toBeLessThan(news.length / 2 + 1)
    expect(new Set(news.map(({ nodes }) => linksOf(nodes).length)).size).toBeGreaterThanOrEqual(3)
  })

  test(`ends at most ${PLUGS} posts with a link to a practice`, () => {
    const plugs = posts.filter(({ nodes }) => linksOf(nodes.slice(-2)).some((address) => address.startsWith('/services/')))
    const files = plugs.map(({ file }) => file)
    expect(over(PLUGS, files)).toEqual([])
  })

  test(`has authors whose average sentences differ by ${RHYTHM} words and more`, () => {
    for (const group of [posts, papers]) {
      const means = group.map(({ nodes }) => meanSentence(paragraphsOf(nodes)))
      expect(Math.max(...means) - Math.min(...means)).toBeGreaterThanOrEqual(RHYTHM)
    }
  })

  test('leaves the phrases of an author to that author, and each is in use', () => {
    for (const [phrase, owner] of Object.entries(HABITS)) {
      const files = texts.filter(({ text }) => text.toLowerCase().includes(phrase.toLowerCase())).map(({ file }) => file)
      expect([phrase, new Set(files.flatMap((file) => authors.get(file) ?? []))]).toEqual([phrase, new Set([owner])])
    }
  })

  test('says “nobody” in the texts of one author, and “no one” in all others', () => {
    const slips = texts.flatMap(({ file, text }) => {
      const others = authors.get(file) === NOBODY ? /\b(?:someone|anyone|everyone|no one)\b/gi : /\b(?:some|any|every|no)body\b/gi
      return [...text.matchAll(others)].map(([word]) => `${file}  ${word}`)
    })
    expect(slips).toEqual([])
  })

  test('writes “email” without a hyphen, and neither exclamation marks nor long dashes, in posts and news', () => {
    const slips = texts
      .filter(({ file }) => /^(?:blog|newsroom)\//.test(file))
      .flatMap(({ file, text }) => (text.match(/e-mails?\b|!(?!=)|—/gi) ?? []).map((slip) => `${file}  ${slip}`))
    expect(slips).toEqual([])
  })
})
