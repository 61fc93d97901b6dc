import { describe, expect, test } from 'vitest'
import { breachesOf, idsOf } from './breaches'
import { lacks } from './rich-results'
import { readVocabulary } from './vocabulary'

const vocabulary = readVocabulary()
const company = { '@type': 'Organization', '@id': 'https://site.example/#company', name: 'Company' }
const breaches = (node: object) => breachesOf({ ...node }, vocabulary, idsOf([company]))

describe('the check against the vocabulary', () => {
  test('reads the whole of it', () => {
    expect(vocabulary.isType('JobPosting') && vocabulary.isProperty('validThrough')).toBe(true)
    expect([...vocabulary.kindsOf('NewsArticle')]).toEqual(['NewsArticle', 'Article', 'CreativeWork', 'Thing'])
  })

  test.for([
    { '@type': 'BlogPosting', headline: 'One', datePublished: '2024-12-15', publisher: { '@id': company['@id'] } },
    { '@type': 'Event', startDate: '2025-01-15T11:00:00-05:00', eventStatus: 'https://schema.org/EventScheduled' },
    { '@type': 'Event', location: [{ '@type': 'VirtualLocation', url: 'https://site.example/join' }, 'Berlin'] },
    { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2.5 },
    { '@type': 'SearchAction', 'query-input': 'required name=query' },
    { '@type': 'ListItem', position: 1, item: 'https://site.example/' },
  ])('takes %j', (node) => {
    expect(breaches(node)).toEqual([])
  })

  test.for([
    [{ '@type': 'Blogpost' }, 'Blogpost is no type'],
    [{ name: 'One' }, 'nothing has the id undefined'],
    [{ '@type': 'Event', starts: '2025-01-15' }, 'Event.starts is no property'],
    [{ '@type': 'Event', headline: 'One' }, 'Event has no headline'],
    [{ '@type': 'Event', startDate: 'January 15' }, 'Event.startDate cannot be "January 15"'],
    [{ '@type': 'Event', startDate: '2025-13-01' }, 'Event.startDate cannot be "2025-13-01"'],
    [{ '@type': 'Event', startDate: '2025-01-15T11:00' }, 'Event.startDate cannot be "2025-01-15T11:00"'],
    [{ '@type': 'Event', eventStatus: 'EventScheduled' }, 'Event.eventStatus cannot be "EventScheduled"'],
    [
      { '@type': 'Event', eventStatus: 'https://schema.org/OnlineEventAttendanceMode' },
      'Event.eventStatus cannot be "https://schema.org/OnlineEventAttendanceMode"',
    ],
    [{ '@type': 'Event', organizer: { '@type': 'Place' } }, 'Event.organizer cannot be {"@type":"Place"}'],
    [{ '@type': 'Event', organizer: { '@type': 'Organization', title: 'One' } }, 'Organization has no title'],
    [{ '@type': 'Event', organizer: { '@id': 'https://site.example/#other' } }, 'nothing has the id https://site.example/#other'],
    [{ '@type': 'Article', url: '/blog/one' }, 'Article.url cannot be "/blog/one"'],
    [{ '@type': 'Article', headline: '' }, 'Article.headline cannot be ""'],
    [{ '@type': 'Article', headline: ['One', 2] }, 'Article.headline cannot be 2'],
    [{ '@type': 'QuantitativeValue', minValue: '1' }, 'QuantitativeValue.minValue cannot be "1"'],
    [{ '@type': 'Article', publisher: null }, 'Article.publisher cannot be null'],
    [{ '@type': 'Organization', members: [] }, 'Organization.members is out of use'],
    [{ '@type': 'Article', 'query-input': 'required' }, 'Article.query-input is no property'],
  ] as const)('finds what is wrong with %j', ([node, breach]) => {
    expect(breaches(node)).toEqual([breach])
  })
})

describe('the check of what search engines require', () => {
  const item = (position: number, address?: string) => ({ '@type': 'ListItem', position, name: 'One', item: address })
  const list = (...itemListElement: readonly object[]) => ({ '@type': 'BreadcrumbList', itemListElement })
  test.for([
    [
      { '@type': 'WebSite', name: 'One', url: 'https://site.example/' },
      ['potentialAction.target.urlTemplate', 'potentialAction.query-input'],
    ],
    [{ '@type': 'Organization', name: 'One', url: '' }, ['url', 'logo']],
    [{ '@type': 'BreadcrumbList' }, ['itemListElement.position', 'itemListElement.name']],
  ] as const)('names each property that %j lacks', ([node, missing]) => {
    expect(lacks(node)).toEqual(expect.arrayContaining(missing.map((path) => `${node['@type']} lacks ${path}`)))
  })

  test('looks at each place of an event', () => {
    const locations = [{ address: 'Berlin' }, { name: 'Online' }]
    expect(lacks({ '@type': 'Event', location: locations })).toContain('Event lacks location.address|url')
    expect(lacks({ '@type': 'Event', location: locations.slice(0, 1) })).not.toContain('Event lacks location.address|url')
  })

  test('looks at the order and the addresses of a trail', () => {
    expect(lacks(list(item(1, 'https://site.example/'), item(2)))).toEqual([])
    expect(lacks(list(item(1)))).toEqual(['BreadcrumbList has fewer than two places'])
    expect(lacks(list(item(1), item(3)))).toEqual(['BreadcrumbList has no address at 1', 'BreadcrumbList has no place 2'])
  })

  test('looks at the length of headlines', () => {
    expect(lacks({ '@type': 'Article', headline: 'a'.repeat(111) })).toContain('Article has a headline of over 110 characters')
  })
})
