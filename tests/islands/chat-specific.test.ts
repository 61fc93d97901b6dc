import { expect, test } from 'vitest'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { chatRule } from '../support/chat-rule'
import { answeredBy, rowsOf, words } from '../support/own-chat'
import { rulesFor } from '../support/rules-for'

/** Questions with a word of one group that means something more specific there, or beside the name of a place. */
const ASKED = [
  // A longer keyword counts for the shorter one in it
  ['Do you offer fixed price contracts?', 'prices'],
  ['do you do fixed-price contracts', 'prices'],
  ['Which types of contract do you offer?', 'prices'],
  ['Can we pay per outcome?', 'prices'],
  ['How do we end the contract?', 'terms'],
  ['May a regulator audit you?', 'audit-rights'],
  ['Do you know the regulator?', 'regulation'],
  ['Do you have mainframe experience?', 'cobol'],
  // Partners
  ['Which cloud partners do you have?', 'partnering'],
  ['is altavane a partner', 'partnering'],
  ['Are you an AWS partner?', 'partnering'],
  ['do you partner with microsoft', 'partnering'],
  ['Do you work with AWS?', 'providers'],
  ['azure or aws?', 'providers'],
  // Places, those without an office too
  ['Clients in Germany?', 'clients-by-region'],
  ['clients in france', 'clients-by-region'],
  ['office in paris', 'elsewhere'],
  ['Do you have an office in Munich?', 'elsewhere'],
  ['Do you have an office in Berlin or Paris?', 'places'],
  ['do you work for banks in spain', 'finance'],
  ['Do you have customers in the UK?', 'clients-by-region'],
  ['wich clients do you have in healthcare', 'health'],
  ['phone number berlin office', 'places'],
  ['Do you have jobs in Berlin?', 'careers'],
  ['What is your phone number?', 'contact'],
  // What was sent
  ['wheres my inquiry, sent it 3 days ago', 'inquiry'],
  ['what happens after i sent the form', 'inquiry'],
  ['Who sees my inquiry?', 'privacy'],
  ['What happens after the handover?', 'handover'],
  ['status of my application', 'application'],
  // Data and systems of clients
  ['can you help with fraud detection', 'fraud'],
  ['AML screening', 'fraud'],
  ['tell me about genai risks', 'own-ai'],
  ['GDPR dpa', 'gdpr'],
  ['Do you have a DPA?', 'procurement'],
  // Figures of earlier years
  ['revenue 2023', 'investors'],
  ['Is our data kept in the EU?', 'storage'],
  ['Do you support on-premise systems?', 'it-infrastructure'],
] as const

test.for(ASKED)('%j is answered by %s', ([question, group]) => {
  expect(answeredBy(question)).toBe(group)
})

test('what is asked of a place names its phone, or the clients of each region', () => {
  expect(answerTo('phone number berlin office', words).text).toContain('+49 30 5550 142')
  expect(answerTo('Clients in Germany?', words).rows?.map(({ name, value }) => `${name} ${value}`)).toContain('Europe 60+')
})

test('what is asked of a client of ours, of a partner or of a language leads to the page that says it', () => {
  const linksOf = (question: string) => answerTo(question, words).links.map(({ url }) => url)
  expect(linksOf('Do you have COBOL skills?')).toContain('/blog/replacing-a-core-system')
  expect(linksOf('Which cloud partners do you have?')).toContain('/newsroom/cloud-partnership')
  expect(answerTo('Which cloud partners do you have?', words).text).toMatch(/^We are partners of Altavane/)
  expect(answerTo('Do you have a pension plan?', words).text).toContain('retirement savings')
})

test('of a field or an industry, the answer has what the pages say of it, and nothing else', () => {
  const rowsOf = (question: string) => answerTo(question, words).rows?.map(({ name, value = '' }) => `${name} ${value}`.trim())
  expect(rowsOf('case study about banking')).toEqual(['Meridian Bank 8 months'])
  expect(rowsOf('revenue 2023')).toContain('Revenue in 2023 $187M')
  expect(answerTo('azure or aws?', words).text).toMatch(/AWS.*Azure/)
  expect(answerTo('office in paris', words).text).toMatch(/^No, we have no office there/)
})

test('a slip in the name of a person, and in a word on its own, counts as that name or word', () => {
  expect(rowsOf('samir hadad')).toEqual(['Samir Haddad'])
  expect(rowsOf('tell me about daniel reys')).toEqual(['Daniel Reyes'])
  expect(rowsOf('what does okafer do')).toEqual(['Amara Okafor'])
  expect(answeredBy('employes')).toBe('people')
  expect(answeredBy('What new work do you have?')).not.toBe('places')
})

test('the cards of a stated group are not shown for a word that belongs to a longer one', () => {
  const linksOf = (question: string) => answerTo(question, words).links.map(({ url }) => url)
  expect(linksOf('When are the next quarterly results?').filter((url) => url.startsWith('/case-studies'))).toEqual([])
  expect(linksOf('Who is your press contact?').filter((url) => !url.startsWith('/downloads'))).toEqual(['/newsroom'])
})

test('only groups that answer instead of others, or besides them, take a word from another group', () => {
  const rules = [
    chatRule({ id: 'short', keywords: ['plan'], wholeWords: true }),
    chatRule({ id: 'long', keywords: ['exit plan'], wholeWords: true }),
  ]
  expect(rulesFor('Is there an exit plan?', { rules }).map(({ id }) => id)).toEqual(['short'])
  const specific = rules.map((rule) => ({ ...rule, instead: true }))
  expect(rulesFor('Is there an exit plan?', { rules: specific }).map(({ id }) => id)).toEqual(['long'])
  expect(rulesFor('Is the exit plan a plan?', { rules: specific.toReversed() }).map(({ id }) => id)).toEqual(['long'])
})

test('short forms count as the words that they stand for, and only as whole words', () => {
  const rules = [chatRule({ id: 'people', keywords: ['how many people'], wholeWords: true })]
  const shortForms = { ppl: 'people', u: 'you' }
  expect(rulesFor('how many ppl?', { rules, shortForms }).map(({ id }) => id)).toEqual(['people'])
  expect(rulesFor('how many pplx?', { rules, shortForms })).toEqual([])
})
