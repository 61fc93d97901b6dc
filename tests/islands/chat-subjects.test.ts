import { describe, expect, test } from 'vitest'
import { chatProps } from '../../pages/shared/chat-props'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { chatRule } from '../support/chat-rule'
import { graph, words } from '../support/own-chat'
import { rulesFor } from '../support/rules-for'

/** What buyers call a subject, and the page that the answer leads to. */
const SUBJECTS = [
  ['cloud migration', '/services/cloud-infrastructure'],
  ['Do you build AI agents?', '/services/ai-transformation'],
  ['Can you help with SOC 2?', '/services/security-trust'],
  ['Who patches our data centers?', '/services/it-infrastructure'],
  ['Do you do data and analytics?', '/services/data-analytics'],
  ['We want a mobile app', '/services/digital-engineering'],
  ['Could you take over our claims?', '/services/business-process-services'],
  ['Have you tried a digital twin?', '/services/emerging-technologies'],
  ['Telco integration', '/services/telco-integration'],
  ['Do you run mobile money?', '/services/vas-solutions'],
  ['Do you work with banks?', '/industries/financial-services'],
  ['Do you work with hospitals?', '/industries/healthcare-life-sciences'],
  ['Healthcare', '/industries/healthcare-life-sciences'],
  ['I run 40 shops', '/industries/retail-ecommerce'],
  ['Do you work for governments?', '/industries/public-sector'],
  ['Broadcasters?', '/industries#communications-media'],
  ['Do you know steel plants?', '/industries#manufacturing'],
  ['Do you work with railways?', '/services/cloud-infrastructure'],
  ['Do you work with energy companies?', '/industries#manufacturing'],
  ['Any utilities?', '/services/data-analytics'],
  ['Are you listed on a stock exchange?', '/investors'],
  ['Is your company profitable?', '/investors'],
  ['Can I see a webcast of the results?', '/investors#events'],
  ['When is the next results call?', '/investors#events'],
  ['Are you ISO 27001 certified?', '/newsroom/iso-certification'],
  ['Do you have an office in Brazil?', '/newsroom/global-expansion'],
  ['Can I work from home?', '/careers'],
  ['Do you keep personal data?', '/legal/privacy-policy'],
  ['Can I subscribe to a newsletter?', '/insights'],
  ['We have an outage', '/contact?topic=support'],
  ['Can I see your SOC 2 report?', '/contact?topic=certificate'],
  ['Can I report a security flaw?', '/legal/terms-of-service#what-we-ask-of-you'],
] as const

test.for(SUBJECTS)('%j leads to %s', ([question, address]) => {
  expect(answerTo(question, words).links.map(({ url }) => url)).toContain(address)
})

/** Clients, each with the addresses of the pages that tell of it. */
const CLIENTS = new Map<string, (string | null)[]>()
const tell = (client: string | undefined, url: string | null) => client && CLIENTS.set(client, [...(CLIENTS.get(client) ?? []), url])
for (const { client, url } of graph.caseStudies.values()) tell(client.name, url)
for (const { caseStudies, url } of graph.services.values())
  for (const story of caseStudies) if (!('caseStudy' in story)) tell(story.client, url)
for (const { profile, url } of graph.industries.values())
  for (const story of profile?.caseStudies ?? []) if (!('caseStudy' in story)) tell(story.client, url)

test.for([...CLIENTS])('asked for %s, it leads to a page that tells of it', ([client, addresses]) => {
  const told = answerTo(`Do you work for ${client}?`, words).rows?.map(({ url }) => url)
  expect(told).not.toEqual([])
  expect(addresses).toEqual(expect.arrayContaining(told ?? []))
})

describe('asked for positions', () => {
  const asked = 'Do you have open positions?'

  test('says that none is open, and what is announced, as the careers page does', () => {
    const { text, figure, links } = answerTo(asked, words)
    expect(text).toMatch(/^No position is open at present\. 80 positions in São Paulo and Bogotá open on January\s13,\s2025\. An alert/)
    expect(figure).toBeUndefined()
    expect(links[0]?.text).toBe('Job Alerts')
  })

  test('shows those that are open', () => {
    const open = graph.careers.values().map((job) => ({ ...job, open: true }))
    const { text, rows, links } = answerTo(asked, chatProps({ ...graph, careers: { ...graph.careers, values: () => open } }).words)
    expect(text).toMatch(/^These positions are open\./)
    expect(rows?.[0]).toMatchObject({ name: 'Senior AI/ML Engineer', url: '/careers/senior-ai-ml-engineer' })
    expect(links.map(({ text: label }) => label)).toContain('Open Positions')
  })
})

describe('what is at hand elsewhere is shown', () => {
  const rowsOf = (question: string, { words: known } = { words }) => answerTo(question, known).rows

  test.for(['We got hacked right now', 'I have a complaint', 'Will you sign an NDA?', 'Do you accept purchase orders?', 'Are you a bot?'])(
    '%j is answered with phone and email',
    (question) => {
      expect(rowsOf(question)?.map(({ url }) => url?.replace(/:.*/, ''))).toEqual(expect.arrayContaining(['tel', 'mailto']))
    },
  )

  test('the mailbox for security holes, for those who have found one', () => {
    const { email } = graph.site.identity.security
    expect(rowsOf('How do I report a vulnerability?')).toEqual([expect.objectContaining({ value: email, url: `mailto:${email}` })])
  })

  test('the dates for investors that are to come, the next one first', () => {
    const asked = 'When is the next earnings call?'
    expect(rowsOf(asked)?.[0]).toEqual({ name: 'First-quarter results', value: expect.stringMatching(/^Jan\s23,\s2025, 10:00\sAM\sEST$/) })
    expect(rowsOf(asked, chatProps({ ...graph, today: '2025-03-12' }))?.map(({ name }) => name)).toEqual(['Second-quarter results'])
  })
})

test('takes a keyword that ends in a question mark for the end of a question', () => {
  const rule = chatRule({ id: 'self', keywords: ['are you ai?'], wholeWords: true })
  for (const question of ['Are you AI?', 'are you ai', 'So, are you AI?!', 'Are you AI …'])
    expect(rulesFor(question, { rules: [rule] })).toHaveLength(1)
  for (const question of ['Are you AI experts?', 'Are you AI-minded?']) expect(rulesFor(question, { rules: [rule] })).toEqual([])
})

test('folds the keywords of a rule once, however many questions it is asked', () => {
  let asked = 0
  const rule = {
    ...chatRule({ id: 'cloud' }),
    get keywords() {
      asked++
      return ['cloud']
    },
  }
  for (const question of ['Cloud?', 'Which cloud?', 'Rain?']) rulesFor(question, { rules: [rule] })
  expect(asked).toBe(1)
})

test('treats keywords as plain text, not as patterns', () => {
  const rule = chatRule({ id: 'marks', keywords: ['c++', '.net (core)', 'walk–in'] })
  for (const wholeWords of [true, false]) {
    for (const question of ['Do you write C++?', 'Do you use .NET (Core)', 'Is there a walk-in?'])
      expect(rulesFor(question, { rules: [{ ...rule, wholeWords }] })).toHaveLength(1)
    expect(rulesFor('Do you write ccc or xnet (core)?', { rules: [{ ...rule, wholeWords }] })).toEqual([])
  }
})
