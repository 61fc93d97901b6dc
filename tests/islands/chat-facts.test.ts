import { expect, test } from 'vitest'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { chatRule } from '../support/chat-rule'
import { answeredBy, graph, rowsOf, words } from '../support/own-chat'
import { rulesFor } from '../support/rules-for'

/** What visitors ask about clients, countries, dates and risks, and the rules that answer it. */
const ASKED = [
  // Clients
  ['Who are your banking clients?', 'finance'],
  ['Who are your healthcare clients?', 'health'],
  ['Tell me about Meridian Bank', 'client'],
  ['What did you do for Telvia?', 'client'],
  ['What happened with the payments project?', 'payments'],
  ['How long did the Meridian Bank project take?', 'programs'],
  ['What would a project like Meridian Bank’s cost?', 'paid'],
  ['Do you have a client list?', 'client'],
  ['Who are your auditors?', 'auditor'],
  ['Who are the leads for cloud?', 'people'],
  // The company
  ['How concentrated is your revenue?', 'largest-client'],
  ['Who is the auditor?', 'auditor'],
  ['Are your accounts audited?', 'auditor'],
  ['Which evidence do you give our auditors?', 'security'],
  ['Do you use generative AI in your work?', 'own-ai'],
  ['Is my conversation with you recorded', 'conversation'],
  ['Do you keep a transcript of this chat?', 'conversation'],
  ['Who can read this chat?', 'conversation'],
  ['Where does your revenue come from?', 'sources'],
  ['When does your fiscal year end?', 'results'],
  ['Do your engineers use AI assistants?', 'own-ai'],
  // Countries
  ['Do you work in Germany?', 'places'],
  ['Tell me about the Berlin office', 'places'],
  ['Tell me about your security practice', 'security'],
  ['Tell me about your company', 'about'],
  ['Are you in the UK?', 'places'],
  ['Do you work in France?', 'elsewhere'],
  ['Do you move banks to the cloud in Germany?', 'finance, cloud'],
  ['Do you work internationally?', 'places'],
  // Risks
  ['What are your biggest risks?', 'risks'],
  ['What is your largest loss?', 'setbacks'],
  ['What happens if you go bankrupt?', 'results'],
  ['What happens if you miss the deadline?', 'deadlines'],
  ['What if the project is late?', 'deadlines'],
  ['Do you deliver on time?', 'deadlines'],
  // Applicants
  ['Do you sponsor visas?', 'relocation'],
  ['Do you have parental leave?', 'parents'],
] as const

test.for(ASKED)('%j is answered by %s', ([question, group]) => {
  expect(answeredBy(question)).toBe(group)
})

/** What an answer says at its start. */
const SAID = [
  ['Who are your banking clients?', /Meridian Bank.+Harbour Mutual/],
  ['What happened with the payments project?', /eight working days/],
  ['How concentrated is your revenue?', /34%/],
  ['Who is the auditor?', /^No auditor/],
  ['Do you work in Germany?', /Berlin.+55 people/],
  ['What happens if you miss the deadline?', /[Ss]even of 58/],
  ['Is my conversation with you recorded', /until you close the tab/],
  ['Do you use generative AI in your work?', /please ask us/],
  ['Do you have parental leave?', /parental leave/],
] as const

test.for(SAID)('the answer to %j says %s', ([question, said]) => {
  expect(answerTo(question, words).text).toMatch(said)
})

test('visas and parental leave have answers of their own', () => {
  expect(answerTo('Do you sponsor visas?', words).text).not.toMatch(/leave/)
  expect(answerTo('Do you have parental leave?', words).text).not.toMatch(/[Vv]isa/)
})

test('the banks in the figure are those of the industry', () => {
  const { figure, links } = answerTo('Who are your banking clients?', words)
  expect([figure?.value, ...links.map(({ value }) => value)]).toContain('85+')
})

const studied = new Set([...graph.caseStudies.values()].map(({ client }) => client.name))

test.for([...studied])('asked about %s, it shows all case studies of this client, and no other row', (name) => {
  const pages = [...graph.caseStudies.values()].filter(({ client }) => client.name === name).map(({ url }) => url)
  for (const question of [name, `Tell me about ${name}`, `Who is ${name}?`])
    expect(
      answerTo(question, words).rows?.map(({ url }) => url),
      question,
    ).toEqual(pages)
})

test('a client without a case study has the stories that pages tell of it', () => {
  const { rows } = answerTo('Tell me about Harbour Mutual', words)
  expect(rows?.map(({ url }) => url)).toEqual(['/services/security-trust', '/industries/financial-services'])
})

test.for([...graph.offices.values()])('asked for the country of the office in $city, it names it', ({ city, country }) => {
  for (const question of [`Do you work in ${country}?`, `Anyone in ${city}?`]) expect(rowsOf(question), question).toContain(city)
})

test('offices answer by what their regions are called, too', () => {
  expect(rowsOf('Do you work in Europe?')).toEqual(['London', 'Berlin'])
  expect(rowsOf('Do you work in the Middle East?')).toEqual(['Dubai'])
})

test('names of rows are keywords where a rule says so: always, or lastly', () => {
  const rows = [{ name: 'Berlin', names: ['Germany'] }]
  const chosen = (question: string, rowNames?: 'always' | 'lastly') =>
    rulesFor(question, {
      rules: [chatRule({ id: 'places', rowNames, rows }), chatRule({ id: 'cloud', keywords: ['cloud'] })],
    }).map(({ id }) => id)
  expect(chosen('In Germany?')).toEqual([])
  expect(chosen('In Germany?', 'lastly')).toEqual(['places'])
  expect(chosen('A cloud in Germany?', 'lastly')).toEqual(['cloud'])
  expect(chosen('A cloud in Germany?', 'always')).toEqual(['places'])
})

test('of rules that answer instead of others, one that yields is left out beside another', () => {
  const rules = [
    chatRule({ id: 'general', keywords: ['client'] }),
    chatRule({ id: 'client', keywords: ['meridian'], instead: true, yields: true }),
    chatRule({ id: 'price', keywords: ['pay'], instead: true }),
  ]
  const chosen = (question: string) => rulesFor(question, { rules }).map(({ id }) => id)
  expect(chosen('Is Meridian a client?')).toEqual(['client'])
  expect(chosen('What did Meridian pay?')).toEqual(['price'])
})
