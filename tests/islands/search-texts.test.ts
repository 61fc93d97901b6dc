import { describe, expect, test } from 'vitest'
import { createTextSearch, type TextSearch } from '../../src/site/islands/site-search/texts/search-texts'
import { parseTextManifest } from '../../src/site/islands/site-search/texts/text-manifest'
import { isFormOf } from '../../src/site/islands/site-search/texts/text-terms'
import { searchTexts } from '../../src/site/outputs/search-texts'
import { urlOf } from '../../src/site/routes/addresses'
import { ownContent } from '../renderer/graphs'
import { filesOf, outputOf, pagesOf } from '../renderer/made'
import { textsIndex } from '../support/texts-index'

/** What visitors ask that only the text of a page says, and the page that they expect among the first three results. */
const QUESTIONS: readonly (readonly [query: string, address: string])[] = [
  ['passkey hardware key', '/blog/cloud-security-best-practices'],
  ['license per virtual core', '/whitepaper/cloud-roi-framework'],
  ['refund rounded one cent', '/newsroom/industry-award-2024'],
  ['security certification auditor days', '/newsroom/iso-certification'],
  ['broker with a disk', '/blog/edge-computing-next-decade'],
  ['consent record', '/whitepaper/customer-identity'],
  ['bank identity scheme', '/whitepaper/customer-identity'],
  ['accounts payable suppliers', '/whitepaper/zero-trust-blueprint'],
  ['foundry supervisors highlighters', '/whitepaper/plant-floor-data'],
  ['bearing failed temperature', '/whitepaper/plant-floor-data'],
  ['insurer february thirty days', '/blog/replacing-a-core-system'],
  ['cost per checkout order', '/blog/cloud-cost-as-an-engineering-metric'],
  ['claims clerk', '/blog/ai-in-the-back-office'],
  ['audited payback', '/whitepaper/future-of-ai-in-enterprise'],
  ['2022 edition amendment', '/newsroom/iso-certification'],
  ['six months notice', '/newsroom/cybersecurity-partnership'],
  ['paid leave', '/careers/senior-ai-ml-engineer'],
  ['rollback plan', '/case-studies/accelerating-payments-modernization'],
  ['trade secrets', '/legal/terms-of-service'],
  ['remove stored data in my browser', '/legal/cookie-policy'],
  ['screen reader testing', '/legal/accessibility'],
  ['modern slavery suppliers cleaning', '/legal/modern-slavery'],
  ['riskiest thing second', '/services/cloud-infrastructure'],
  ['restore backups', '/case-studies/civic-digital-recovery'],
  ['register of information', '/whitepaper/zero-trust-blueprint'],
  ['shop stock count', '/case-studies/orchard-retail-inventory'],
  ['storage open to the internet', '/blog/zero-trust-for-suppliers'],
  ['severity scale', '/newsroom/cybersecurity-partnership'],
  ['waves rolled back', '/newsroom/cloud-partnership'],
  ['pilot gone eighteen months later', '/whitepaper/future-of-ai-in-enterprise'],
]

const NONE: ReadonlySet<string> = new Set()

const graph = await ownContent()
const pages = pagesOf(graph)
const files = await filesOf(searchTexts, outputOf(graph, { pages }))
const read = async (address: string) => String(files.get(address.slice(1)))
const search = createTextSearch(parseTextManifest(await read(urlOf.searchTexts())), read)

const hitsOf = async (some: TextSearch, query: string, limit = 3) =>
  (await some({ query, limit, known: NONE }))?.group.hits.map(({ address, found }) => ({
    address,
    said: found.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(''),
  })) ?? []

describe('the first three texts', () => {
  test.for(QUESTIONS)('for %s', async ([query, address]) => {
    const found = await hitsOf(search, query)
    expect(found.map((hit) => hit.address.replace(/#.*/, ''))).toContain(address)
  })
})

describe('the search of texts', () => {
  test('shows the sentence that answers, with its words marked, and leads to the part where it stands', async () => {
    const { texts } = textsIndex([
      {
        address: '/a',
        title: 'Moving house',
        sections: [{ id: 'van', heading: 'The van', lines: ['It was late. Two men migrated the piano.'] }],
      },
      {
        address: '/b',
        title: 'Birds',
        sections: [{ id: '', heading: '', lines: ['Birds are migrating in the fall.', 'A piano has keys.'] }],
      },
    ])
    expect(await hitsOf(texts, 'migrate pianos')).toEqual([
      { address: '/a#van', said: 'The van\u00a0· Two men [migrated] the [piano].' },
      { address: '/b', said: 'Birds are [migrating] in the fall.' },
    ])
  })

  test('shows that an item of a list goes on in the next one', async () => {
    const lines = ['We tune pianos;', 'and we carry them.']
    const { texts } = textsIndex([{ address: '/a', title: 'Music', sections: [{ id: '', heading: '', lines }] }])
    expect(await hitsOf(texts, 'piano')).toEqual([{ address: '/a', said: 'We tune [pianos]…' }])
  })

  test('shows a sentence before a row of a table with the same words, and of a row its name with the cells that tell', async () => {
    const row = ['Bogotá', 'June 1', 'Piano repair, tuning', 'Night work']
    const { texts } = textsIndex([
      { address: '/a', title: 'Houses', sections: [{ id: 'towns', heading: 'Towns', lines: [row, 'A piano has keys.'] }] },
      { address: '/b', title: 'Doors', sections: [{ id: '', heading: 'Lists', lines: [row] }] },
    ])
    const said = async (query: string) => (await hitsOf(texts, query)).map((hit) => hit.said).toSorted()
    expect(await said('piano')).toEqual(['Lists\u00a0· Bogotá: [Piano] repair, tuning', 'Towns\u00a0· A [piano] has keys.'])
    expect(await said('bogota')).toEqual(['Lists\u00a0· [Bogotá]: June 1', 'Towns\u00a0· [Bogotá]: June 1'])
    expect((await said('piano tuning night')).at(-1)).toBe('Towns\u00a0· Bogotá: [Piano] repair, [tuning], [Night] work')
  })

  test('finds a short word as a whole, in singular or plural', () => {
    expect(['soc', 'socs', 'social', 'associated'].map((term) => isFormOf(term, 'soc'))).toEqual([true, true, false, false])
    expect(['cost', 'costly'].map((term) => isFormOf(term, 'cost'))).toEqual([true, true])
  })

  test('leaves out what is known, and other groups', async () => {
    const { texts } = textsIndex(
      ['/a', '/b'].map((address) => ({ address, title: 'Keys', sections: [{ id: '', heading: '', lines: ['A piano.'] }] })),
    )
    const found = await texts({ query: 'piano', limit: 5, known: new Set(['/a']) })
    expect(found?.group).toMatchObject({ found: 1, hits: [{ address: '/b' }] })
    expect(await texts({ query: 'piano', group: 'services', limit: 5, known: NONE })).toBeUndefined()
  })

  test('knows whether a text has all words, and does not answer with fewer than half of them', async () => {
    const { texts } = textsIndex([
      { address: '/a', title: 'Keys', sections: [{ id: '', heading: '', lines: ['A piano on a boat.'] }] },
      { address: '/b', title: 'Doors', sections: [{ id: '', heading: '', lines: ['A lock.'] }] },
    ])
    expect(await texts({ query: 'piano boat', limit: 5, known: NONE })).toMatchObject({ isWhole: true })
    expect(await texts({ query: 'piano boat harbor', limit: 5, known: NONE })).toMatchObject({ isWhole: false })
    expect(await texts({ query: 'piano harbor', limit: 5, known: NONE })).toBeUndefined()
  })

  test.for(['', ' ', '%', '…', 'constructor', '😀', 'zzzz', '0'.repeat(200)])('has no answer for %j', async (query) => {
    expect(await search({ query, limit: 5, known: NONE })).toBeUndefined()
  })

  test('leads to pages and parts of pages that exist', async () => {
    const known = new Set(pages.flatMap(({ address, report }) => [address, ...report.ids.map((id) => `${address}#${id}`)]))
    const words = ['the', 'and', 'program', 'data', 'cloud', 'client', 'week', 'cost', 'team', 'system', 'rule', 'service']
    const found = await Promise.all(words.map((word) => hitsOf(search, word, 100)))
    const addresses = [...new Set(found.flat().map(({ address }) => address))]
    expect(addresses.length).toBeGreaterThan(60)
    expect(addresses.filter((address) => !known.has(address))).toEqual([])
  })

  test('has few other parts after a change of one text', async () => {
    const text = (line: string) => [{ id: '', heading: '', lines: [line] }]
    const some = Array.from({ length: 40 }, (_, at) => ({ address: `/blog/${at}`, title: `Text ${at}`, sections: text(`Words of ${at}.`) }))
    const before = textsIndex(some).files
    const after = textsIndex([{ address: '/blog/0', title: 'Text 0', sections: text('Another word.') }, ...some.slice(1)]).files
    const changed = [...after].filter(([address, part]) => before.get(address) !== part)
    expect([...after.keys()]).toEqual([...before.keys()])
    // Its words, and the terms that are new or gone.
    expect(changed.length).toBeGreaterThan(1)
    expect(changed.length).toBeLessThan(7)
  })
})
