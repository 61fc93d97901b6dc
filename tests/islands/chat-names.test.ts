import { expect, test } from 'vitest'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { answeredBy, graph, words } from '../support/own-chat'

/** What banks, procurement, applicants and journalists ask, and the rules that answer it. */
const ASKED = [
  // Banks and procurement
  ['Do we get audit rights?', 'audit-rights'],
  ['Can our regulator audit you?', 'audit-rights'],
  ['Do you grant a right to audit?', 'audit-rights'],
  ['Do you have subsidiaries?', 'subsidiaries'],
  ['Which legal entity would sign?', 'subsidiaries'],
  ['Do you have a business continuity plan?', 'continuity'],
  ['disaster recovery', 'continuity'],
  ['Do you have ISO 9001?', 'procurement'],
  ['Do you do background checks on staff?', 'procurement'],
  ['Is encryption used for our data?', 'data-care'],
  ['Do you do staff augmentation?', 'rates'],
  ['Where are your developers based?', 'places'],
  // What is on the list of technologies, and what is not
  ['Do you have COBOL skills?', 'cobol'],
  ['Do you have mainframe engineers?', 'cobol'],
  ['Can you migrate our mainframe?', 'core'],
  ['Do you do SAP?', 'unlisted'],
  ['Do you work with Oracle?', 'unlisted'],
  ['Do you use Python?', 'technologies'],
  // Applicants
  ['Do you offer stock options?', 'equity'],
  ['Do employees get equity?', 'equity'],
  ['Is there a pension plan?', 'pay'],
  ['What is the training budget?', 'pay'],
  ['What are the working hours?', 'hours'],
  // Journalists
  ['Do you have a fact sheet?', 'press'],
  ['Who wrote the zero trust paper?', 'person'],
  // What the same words mean elsewhere
  ['Can you help us pass an audit?', 'security'],
  ['Do you work for private equity firms?', 'fallback'],
] as const

test.for(ASKED)('%j is answered by %s', ([question, group]) => {
  expect(answeredBy(question).split(', ').toSorted()).toEqual(group.split(', ').toSorted())
})

const people = [...graph.people.values()].filter(({ team }) => !team).map(({ name }) => name)

test.for(people)('asked about %s, it says who that is', (name) => {
  for (const question of [name, `Tell me about ${name}`, `Who is ${name}?`]) {
    const { text, rows = [] } = answerTo(question, words)
    expect(`${text} ${rows.map((row) => row.name).join()}`, question).toContain(name)
    expect(rows.length, question).toBeLessThan(2)
  }
})

test('a surname is enough', () => {
  expect(answerTo('What does Ms. Okafor do?', words).rows?.map((row) => row.name)).toEqual(['Amara Okafor'])
})

test('an answer about a person has no cards about the company, and a portrait of its own where pages have no common one', () => {
  const { rows = [], links } = answerTo('Tell me about Farhan Malik', words)
  expect(links.map(({ url }) => url)).toEqual(['/about#leadership'])
  expect(rows.map(({ portrait }) => portrait?.picture)).toEqual([expect.stringMatching(/^\/art\/portrait-farhan-malik-.+\.svg#art$/)])
})
