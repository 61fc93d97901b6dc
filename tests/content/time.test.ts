import { describe, expect, test } from 'vitest'
import { type BodyNode, parseNodes } from '../../src/engine/schema/body'
import { urlOf } from '../../src/site/routes/addresses'
import { ownContent } from '../renderer/graphs'
import { fileOfEntry } from './texts'
import { linksOf, wordsOfNode } from './tics'
import { statedDays } from './time/stated-dates'
import { type DatedText, newsMistakes, timeMistakes, wrongWeekdays } from './time/time-mistakes'

const news = (text: string, links: DatedText['blocks'][number]['links'] = []): DatedText => ({
  date: '2024-11-20',
  blocks: text.split('\n').map((block) => ({ text: block, links })),
})

test('days are read with or without a year, as months, and as spans from the day of the text', () => {
  const text = 'Since December 30, 2023, and from January 6; the rest in February, in May 2026, or in six weeks.'
  expect(statedDays(text, '2024-12-01').map(({ day }) => day)).toEqual([
    '2023-12-30',
    '2025-01-06',
    '2025-02-28',
    '2026-05-31',
    '2025-01-12',
  ])
})

describe('in a text of November 20, on December 15', () => {
  test.for([
    ['a weekday that is another one', 'The list opens on Monday, January 7.', '“Monday, January 7” is a Tuesday'],
    ['an addition from the future', 'Done.\nAdded on December 16, 2024\nStill done.', 'published on 2024-12-16'],
    ['an addition before the text', 'Done.\nAdded on November 1, 2024\nStill done.', 'published on 2024-11-01'],
  ] as const)('%s is found', ([, text, mistake]) => {
    expect(timeMistakes(news(text), '2024-12-15')).toEqual([mistake])
  })

  test.for([
    ['a dateline of another day', 'London, November 19, 2024. We moved.', 'begins with 2024-11-19, published on 2024-11-20'],
    ['a past that was still to come', 'The desk moved on December 2.', 'told before it happened: “The desk moved on December 2.”'],
    ['an open promise', 'A report will follow in two weeks.', 'promised, and not taken up since: “A report will follow in two weeks.”'],
    ['an open month', 'The rest follows in November.', 'promised, and not taken up since: “The rest follows in November.”'],
  ] as const)('of the newsroom, %s is found', ([, text, mistake]) => {
    expect(newsMistakes(news(text), '2024-12-15')).toEqual([mistake])
  })

  test('a link to what came later is found, unless an addition has it', () => {
    const links = [{ href: '/blog/later', date: '2024-12-10' }]
    expect(newsMistakes(news('Read this.', links), '2024-12-15')).toEqual(['/blog/later came later, on 2024-12-10'])
    const added = { ...news('Done.\nAdded on December 10, 2024'), date: '2024-11-20' }
    expect(newsMistakes({ ...added, blocks: [...added.blocks, { text: 'Read this.', links }] }, '2024-12-15')).toEqual([])
  })

  test.for([
    'London, November 20, 2024. The desk moved on November 18, and will move again on March 3.',
    'A report will follow in two weeks.\nAdded on December 4, 2024\nIt is there.',
    'Finished by November 15. Open until January 31, and on Wednesday, January 15.',
  ])('nothing is found in “%s”', (text) => {
    expect([...timeMistakes(news(text), '2024-12-15'), ...newsMistakes(news(text), '2024-12-15')]).toEqual([])
  })
})

describe('on the day of the site', async () => {
  const graph = await ownContent()
  const siteDay = graph.today
  const dates = new Map([
    ...graph.blog.values().map(({ slug, date }) => [urlOf.blogPost(slug), date] as const),
    ...graph.newsroom.values().map(({ slug, date }) => [urlOf.newsItem(slug), date] as const),
    ...graph.whitepapers.values().map(({ slug, date }) => [urlOf.whitepaper(slug), date] as const),
    ...graph.caseStudies.values().map(({ slug, date }) => [urlOf.caseStudy(slug), date] as const),
  ])
  const blockOf = (node: BodyNode) => ({
    text: wordsOfNode(node),
    links: linksOf([node]).flatMap((href) => {
      const date = dates.get(href.replace(/[?#].*/, ''))
      return date === undefined ? [] : [{ href, date }]
    }),
  })
  const texts = (['blog', 'newsroom', 'whitepapers'] as const).flatMap((name) =>
    graph[name].values().map((entry) => ({
      file: fileOfEntry(name, entry),
      date: entry.date,
      blocks: [{ text: entry.excerpt, links: [] }, ...parseNodes(entry.body.nodes).map(blockOf)],
    })),
  )
  const happenings = [
    ...graph.events.values().map((event) => ({ name: event.slug, texts: [event.title, event.description], ...event })),
    ...graph.pages.investors.events.items.map((event) => ({ name: event.id, texts: [event.event], ...event })),
  ]

  test.for(texts)('the dates of $file hold', (text) => {
    expect([...timeMistakes(text, siteDay), ...(text.file.startsWith('newsroom/') ? newsMistakes(text, siteDay) : [])]).toEqual([])
  })

  test.for(happenings)('$name was announced before it takes place', ({ announced, changed = [], date, texts: told }) => {
    const known = [announced, ...changed]
    expect(known).toEqual(known.toSorted())
    expect(known.filter((day) => day > siteDay || day >= date)).toEqual([])
    expect(told.flatMap((text) => wrongWeekdays(text, date))).toEqual([])
  })

  test('nothing is dated later', () => {
    expect([...dates].filter(([, date]) => date > siteDay)).toEqual([])
  })
})
