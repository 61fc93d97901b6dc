import { expect, test } from 'vitest'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { answeredBy, rowsOf, words } from '../support/own-chat'

/** What visitors ask about people by name, how many they are, what becomes of a team, and what a person costs; and the rules that answer. */
const ASKED = [
  // How many work here
  ['How many people work at Aldergate?', 'headcount'],
  ['How many people work for you?', 'headcount'],
  ['How many engineers work at Aldergate?', 'headcount'],
  ['How many people work in London?', 'places'],
  ['how many ppl work for u', 'headcount'],
  ['How many people do you have in Berlin?', 'places'],
  ['How many people left in London?', 'leavers'],
  ['How much do engineers in Berlin earn?', 'pay'],
  ['How many employees do you have in Singapore?', 'places'],
  ['How many people do you employ?', 'headcount'],
  ['How many staff do you have?', 'headcount'],
  ['What is your headcount?', 'headcount'],
  ['How big is Aldergate?', 'headcount'],
  ['How large is the company?', 'headcount'],
  ['How many people work on a project?', 'team'],
  ['How many employees left last year?', 'leavers'],
  ['How big is the company’s revenue?', 'about'],
  ['How large is the company’s largest client?', 'largest-client'],
  ['Do you employ freelancers?', 'subcontracting'],
  ['I want to work at Aldergate', 'careers'],
  ['What is it like to work at Aldergate?', 'careers'],
  // People by name
  ['Who is Ruth Calloway?', 'person'],
  ['What does Samir Haddad do?', 'person'],
  ['Who is Ingrid Solberg?', 'person'],
  ['Is Farhan Malik your lead?', 'person'],
  ['Who is Ines Marchetti?', 'board'],
  ['Is Hiroko Sato independent?', 'board'],
  ['Who is Celia Marlowe?', 'press'],
  ['Who is the press officer?', 'press'],
  ['Can I interview Linnea Berg?', 'press, person'],
  ['Who handles media requests?', 'press'],
  ['Can I get a photo of the CEO?', 'press, chief'],
  ['What are your brand colors?', 'press'],
  ['Who is Nadia Brandt?', 'investor-contact'],
  ['Who is your investor relations contact?', 'investor-contact'],
  ['How do I contact investor relations?', 'investor-contact'],
  ['Investor contact', 'investor-contact'],
  ['I am an investor', 'investors'],
  ['Can I see the investor presentation?', 'investors'],
  ['When is the next investor day?', 'dates'],
  // Those who leave a team
  ['What happens when a key engineer leaves?', 'team'],
  ['What happens when someone on the team leaves?', 'team'],
  ['What if the lead leaves mid-project?', 'team'],
  ['What if one of your engineers quits?', 'team'],
  ['What if an engineer is sick?', 'team'],
  ['How do you handle key person risk?', 'team'],
  ['How many engineers quit last year?', 'leavers'],
  // Rates
  ['What is your day rate?', 'rates'],
  ['What are your day rates?', 'rates'],
  ['What is your hourly rate for a senior engineer?', 'rates'],
  ['What does an engineer cost per day?', 'rates'],
  ['How much is one engineer?', 'rates'],
  ['What is the cost of one engineer?', 'rates'],
  ['What does a senior consultant cost?', 'rates'],
  ['What does a team cost per month?', 'rates'],
  ['Can you send me a rate card?', 'rates'],
  ['What are your rates?', 'rates'],
  ['Do you work on time and materials?', 'rates'],
  ['How do exchange rates change your price?', 'prices'],
  // What no page covers
  ['Do you have an escrow agreement?', 'procurement'],
  ['Were you ever sued?', 'procurement'],
  ['Do you have parental leave?', 'parents'],
  ['When will I hear back about my application?', 'interviews'],
  ['When does your financial year end?', 'results'],
  ['What is your valuation?', 'listing'],
  ['What is your brand promise?', 'fallback'],
] as const

test.for(ASKED)('%j is answered by %s', ([question, group]) => {
  expect(answeredBy(question)).toBe(group)
})

test('a question for a person by name has the row of this person alone', () => {
  expect(rowsOf('Who is Ruth Calloway?')).toEqual(['Ruth Calloway'])
  expect(rowsOf('Who is Ingrid Solberg?')).toEqual(['Ingrid Solberg'])
})

test('of a person who writes, it says the position, the office and how much, and leads to it', () => {
  const [row] = answerTo('Who is Farhan Malik?', words).rows ?? []
  expect(row?.detail).toBe('Principal, Telecom Security, Dubai')
  expect(row?.value).toBe('2 pieces')
  expect(row?.url).toBe('/authors/farhan-malik')
})

test('every row of a person leads to a page, whichever page the assistant is on', () => {
  const urls = words.rules.flatMap(({ rows = [] }) => rows.flatMap(({ url, portrait }) => (portrait ? [url] : [])))
  expect(urls.length).toBeGreaterThan(10)
  expect(urls.filter((url) => !url?.startsWith('/'))).toEqual([])
})

test('asked how many work in a city, it says how many, and not how many the company has', () => {
  for (const question of ['How many people work in Berlin?', 'berlin headcount', 'how many employees in Germany']) {
    const { text, figure } = answerTo(question, words)
    expect(text, question).toContain('55 people')
    expect(figure, question).toBeUndefined()
  }
})

test('asked for a rate, it leads with the price of a team, and says that no rate is published', () => {
  const { figure, text } = answerTo('What is your day rate?', words)
  expect(figure?.value).toBe('$120,000–180,000')
  expect(text).toMatch(/no (?:rate|.*day)/iu)
})
