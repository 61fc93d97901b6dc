import { describe, expect, test } from 'vitest'
import { ownContent } from '../renderer/graphs'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { repetitions } from './shingles'
import { fileOfEntry, type PlacedText, textsOf } from './texts'

const PLACEHOLDERS =
  /\blorem\b|\bipsum\b|\bTODO\b|\bTBD\b|\bFIXME\b|\bplaceholder\b|\bx{3,}\b|\b(?:example|sample|dummy) text\b|\byour text here\b|\?\?\?/i

const placed = (file: string, text: string) => ({ file, place: 'made', text })

/** A paper is the short version of its manuscript, and reports and the page for investors state the same figures and definitions. */
const subjectOf = ({ file }: PlacedText) =>
  file.startsWith('reports/') || file === 'pages/investors.yaml' ? 'reports' : file.replace(/^manuscripts\//, 'whitepapers/')

/** Each manuscript says by itself that it holds sample data. */
const isNotice = ({ text }: PlacedText) => /\bsample (?:company|brand|data)\b/i.test(text)

const related = (one: PlacedText, other: PlacedText) => subjectOf(one) === subjectOf(other) || (isNotice(one) && isNotice(other))

/** Texts that are more than once in a list. */
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

describe('the comparison', () => {
  const first = placed('a', 'It rained on the day before the fair opened its gates.')

  test('names both places and the words that they share', () => {
    const second = placed('b', '“It rained on the day before the fair”, she said.')
    expect(repetitions([first, second])).toEqual(['a (made)  b (made)  “it rained on the day before the fair”'])
  })

  test('ignores seven equal words, and repetition inside of one text', () => {
    const chorus = placed('c', 'one two three four five six seven eight one two three four five six seven eight')
    expect(repetitions([first, placed('b', 'It rained on the day before the storm.'), chorus])).toEqual([])
  })

  test('ignores what related texts share', () => {
    expect(repetitions([first, placed('b', first.text)], () => true)).toEqual([])
  })
})

describe('the content of the site', async () => {
  const graph = await ownContent()
  const texts = textsOf(graph)
  const articles = (['blog', 'newsroom', 'whitepapers'] as const).flatMap((name) =>
    graph[name].values().map((entry) => ({ file: fileOfEntry(name, entry), ...entry })),
  )
  const cards = [...articles, ...graph.caseStudies.values().map((entry) => ({ file: fileOfEntry('caseStudies', entry), ...entry }))]

  test('has no eight words in a row in two places', () => {
    expect(texts.length).toBeGreaterThan(3000)
    expect(repetitions(texts, related)).toEqual([])
  })

  test('has no placeholder texts', () => {
    const waiting = texts.filter(({ text }) => PLACEHOLDERS.test(text))
    expect(waiting.map(({ file, place, text }) => `${file} (${place})  ${text}`)).toEqual([])
  })

  test('gives every entry a title and an excerpt of its own', () => {
    expect(repeated(cards.map(({ title }) => title.toLowerCase()))).toEqual([])
    expect(repeated(cards.map(({ excerpt }) => excerpt.toLowerCase()))).toEqual([])
  })

  test('has excerpts that do not just repeat the title', () => {
    const echoes = cards.filter(({ title, excerpt }) => excerpt.toLowerCase().includes(title.toLowerCase()))
    expect(echoes.map(({ file }) => file)).toEqual([])
  })

  test('describes every page in 50 to 160 characters', () => {
    const listed = planPages(SITE, graph).value.filter(({ head }) => !head.noindex)
    const wrong = listed.filter(({ head: { description } }) => description.length < 50 || description.length > 160)
    expect(wrong.map(({ address, head: { description } }) => `${address}  ${description.length}  ${description}`)).toEqual([])
  })

  test('has posts, papers and news of 600 to 1,200 words, under headings', () => {
    const wrong = articles.filter(({ body }) => body.words < 600 || body.words > 1200 || body.headings.length < 3)
    expect(wrong.map(({ file, body }) => `${file}  ${body.words} words, ${body.headings.length} headings`)).toEqual([])
  })
})
