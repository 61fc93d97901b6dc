import { expect, test } from 'vitest'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import type { ChatRule } from '../../src/site/islands/chat-assistant/chat'
import { chatRule } from '../support/chat-rule'
import { answeredBy, graph, rowsOf, words } from '../support/own-chat'
import { rulesFor } from '../support/rules-for'

/** What visitors ask to download, to compare, to write to, or to know of one technology; and the rules that answer it. */
const ASKED = [
  // Downloads and papers
  ['where can I download the brochure?', 'downloads'],
  ['brochure', 'downloads'],
  ['Can you send me the brochure?', 'downloads'],
  ['Any brochures?', 'downloads'],
  ['I need a pdf about security', 'security'],
  ['case study pdf', 'case-studies'],
  ['Do you have papers about the cloud?', 'cloud'],
  // Services side by side
  ['Compare Data & Analytics and AI Transformation', 'services-compared'],
  ['compare two services', 'services-compared'],
  ['Compare your services', 'services-compared'],
  ['What is the difference between Telco Integration and VAS Solutions?', 'services-compared'],
  ['Security vs Cloud', 'services-compared'],
  ['compare yourselves with Accenture', 'comparison'],
  ['How do you compare on cloud prices?', 'comparison'],
  // Whom to write to
  ['We want to migrate from AWS to Azure, who do I talk to?', 'ask'],
  ['who do I talk to about AI', 'ask'],
  ['who should I contact about a data project', 'ask'],
  ['who do I ask about invoices?', 'ask'],
  ['Who leads security and how do I write to them?', 'people, write'],
  ['Who leads security?', 'people'],
  ['what’s your number', 'write'],
  ['whats your number', 'write'],
  ['Are your numbers real?', 'sample'],
  // Emergencies
  ['data breach right now, help', 'emergency'],
  ['We have a data breach, urgent', 'emergency'],
  ['ransomware right now', 'emergency'],
  ['can you help prevent a data breach?', 'security'],
  // Technologies
  ['do you use Rust', 'listed'],
  ['do you work with Kotlin?', 'listed'],
  ['Kafka', 'listed'],
  ['Snowflake', 'listed'],
  ['Hi, do you use .NET?', 'listed'],
  ['Do you use Elixir?', 'unlisted'],
  ['do you use Julia', 'other-technologies'],
  ['do you use pythn', 'technologies'],
  // Languages
  ['¿Habláis español?', 'languages'],
  ['Hablan español?', 'languages'],
  ['parlez-vous français', 'languages'],
  ['sprechen Sie Deutsch', 'languages'],
  // Events, owners and offices
  ['can I register for Platform Day', 'events'],
  ['When is Platform Day?', 'events'],
  ['who invested in Aldergate', 'investors'],
  ['phone number paris', 'elsewhere'],
  ['who runs london office', 'office-lead'],
  ['Who heads the Berlin office?', 'office-lead'],
  ['how big is your london team', 'places'],
] as const

test.for(ASKED)('%j is answered by %s', ([question, group]) => {
  expect(answeredBy(question)).toBe(group)
})

const { identity } = graph.site

test('services that are compared are rows that lead to their pages', () => {
  expect(rowsOf('Compare Data & Analytics and AI Transformation')).toEqual(['AI Transformation', 'Data & Analytics'])
  expect(rowsOf('difference between Telco Integration and VAS Solutions')).toEqual(['Telco Integration', 'VAS Solutions'])
  expect(answerTo('Security vs Cloud', words).rows?.map(({ url }) => url)).toEqual([
    '/services/cloud-infrastructure',
    '/services/security-trust',
  ])
})

test('asked how to reach a person, it is who that is, then phone and email', () => {
  for (const question of ['how can I contact Ingrid Solberg directly', 'email of Ingrid Solberg', 'how do I reach Ingrid Solberg']) {
    const { rows, next } = answerTo(question, words)
    expect(
      rows?.map(({ name }) => name),
      question,
    ).toEqual(['Ingrid Solberg'])
    expect(
      next?.rows?.map(({ value }) => value),
      question,
    ).toEqual([identity.phone, identity.email])
    expect(
      next?.links.map(({ url }) => url),
      question,
    ).toContain('/contact')
  }
  expect(answerTo('Who is Ingrid Solberg?', words).next).toBeUndefined()
})

test('asked whom to talk to, it is who leads the practice that is named, else phone and email', () => {
  expect(rowsOf('We want to migrate from AWS to Azure, who do I talk to?')).toEqual(['Daniel Reyes'])
  expect(rowsOf('who do I talk to about AI')).toEqual(['Mei Tanaka'])
  expect(answerTo('who do I talk to?', words).rows?.map(({ value }) => value)).toEqual([identity.phone, identity.email])
})

test('every phone number in a reply is one that the site has', () => {
  for (const question of ['phone number paris', 'who do I talk to about AI'])
    expect(answerTo(question, words).text, question).toContain(identity.phone)
})

test('every technology on the list is found by its name, but for a word of many sentences', () => {
  const names = graph.technologies.values().flatMap(({ technologies }) => technologies.map(({ name }) => name))
  const lost = [...names].filter((name) => ['fallback', 'other-technologies'].includes(answeredBy(`do you use ${name}?`)))
  expect(lost).toEqual(['Go', 'Ray'])
})

test('an event is found by its name, before the colon of its title', () => {
  expect(rowsOf('can I register for Platform Day')).toEqual(['Platform Day: moving the workload no one wants to move'])
})

test('keywords in pairs count only where two rows are named, and the group then answers alone', () => {
  const row = (name: string) => ({ name, names: [], isAside: true })
  const pair = chatRule({ id: 'pair', paired: ['vs'], wholeWords: true, rows: [row('Tea'), row('Coffee')] })
  const rules: readonly ChatRule[] = [chatRule({ id: 'tea', keywords: ['tea'] }), pair]
  const idsFor = (question: string) => rulesFor(question, { rules }).map(({ id }) => id)
  expect(idsFor('tea vs coffee')).toEqual(['pair'])
  expect(idsFor('tea vs water')).toEqual(['tea'])
  expect(idsFor('tea and coffee')).toEqual(['tea'])
})
