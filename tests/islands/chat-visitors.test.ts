import { describe, expect, test } from 'vitest'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { answeredBy, rowsOf, words } from '../support/own-chat'

/** What visitors of all kinds ask in other words than those that a rule first had, and the rules that answer it. */
const ASKED = [
  // Buyers
  ['Which partners do you have?', 'partnering'],
  ['What partners do you work with?', 'partnering'],
  ['partners?', 'partnering'],
  ['Are you partnered with a cloud vendor?', 'partnering'],
  ['What does 99.9% satisfaction mean?', 'satisfaction'],
  ['99.9% of what?', 'satisfaction'],
  ['How is satisfaction measured?', 'satisfaction'],
  ['What is your success rate?', 'satisfaction'],
  ['Who will be on my team?', 'team'],
  ['who’s going to be on our team', 'team'],
  ['Who will I work with?', 'team'],
  ['Who would we be working with day to day?', 'team'],
  ['What is your security policy?', 'certificates'],
  ['How secure are you?', 'certificates'],
  ['Is your company ISO certified?', 'certificates'],
  ['Who audits you?', 'auditor'],
  ['Which audits have you passed?', 'auditor'],
  ['Have you been audited?', 'auditor'],
  ['Do you outsource?', 'subcontracting'],
  ['Do you use agile?', 'method'],
  ['How do you work?', 'method'],
  ['Can I get a demo?', 'demo'],
  ['How many projects failed?', 'setbacks'],
  ['how much', 'rates'],
  ['who do you partner with', 'partnering'],
  ['Our last consultant failed, why would you be different?', 'comparison'],
  ['do you train people', 'handover'],
  ['phne number', 'contact'],
  ['adress of hq', 'places'],
  // The company
  ['How old is the company?', 'age'],
  ['How long have you been in business?', 'age'],
  ['When did you start?', 'age'],
  ['since when do you exist', 'age'],
  ['Who is behind the AI lab?', 'lab'],
  ['Where is your AI lab?', 'lab'],
  ['what does 500+ experts mean', 'headcount'],
  ['what does 40% roi mean', 'record'],
  ['who is the boss', 'chief'],
  ['Can I invest?', 'investors'],
  ['i want to invest', 'investors'],
  ['Is Aldergate on the Nasdaq?', 'investors'],
  ['is there any news', 'news'],
  // Applicants
  ['Do you hire graduates?', 'interns'],
  ['I just graduated, any jobs?', 'interns'],
  ['Do you hire juniors?', 'interns'],
  ['do you take students', 'interns'],
  ['Entry level jobs?', 'interns'],
  // Places, some mistyped
  ['how many people work in france', 'elsewhere'],
  ['how many employees do you have in japan', 'elsewhere'],
  ['Is there an office in Madrid?', 'elsewhere'],
  ['singapour office', 'places'],
  ['offices in germny', 'places'],
  ['how many people work in singapor', 'places'],
  // Rude, short or lost
  ['this is useless', 'sorry'],
  ['That didn’t answer my question', 'sorry'],
  ['what can i ask you', 'guide'],
  ['help', 'guide'],
  ['ok', 'guide'],
  ['how are you?', 'assistant'],
  ['are you chatgpt', 'assistant'],
  ['do you store this chat', 'conversation'],
  ['is this company fake', 'sample'],
  // What the same words mean elsewhere
  ['Can you help us with data residency?', 'storage'],
  ['Do you build portals for our partners and suppliers?', 'fallback'],
  ['Do you work with energy companies, help?', 'energy'],
  ['Do you build trading systems that settle at once?', 'fallback'],
  ['Do you speak German?', 'languages'],
] as const

test.for(ASKED)('%j is answered by %s', ([question, group]) => {
  expect(answeredBy(question)).toBe(group)
})

describe('a place without an office', () => {
  test('is answered with no first, then with the nearest offices and whether they are open', () => {
    for (const question of ['Do you have an office in Paris?', 'how many people work in france', 'office in barcelon']) {
      const { text, rows } = answerTo(question, words)
      expect(text, question).toMatch(/^No, we have no office there\./)
      expect(
        rows?.map(({ name }) => name),
        question,
      ).toEqual(['London', 'Berlin'])
      expect(
        rows?.every(({ zone, url }) => zone && url),
        question,
      ).toBe(true)
    }
    expect(rowsOf('an office in Egypt?')).toEqual(['Dubai'])
    expect(answeredBy('Do you have offices abroad?')).toBe('places')
  })

  test('is no place that has one', () => {
    for (const question of ['singapour office', 'singapor office']) expect(rowsOf(question), question).toEqual(['Singapore'])
    expect(rowsOf('nyc office')).toEqual(['New York'])
    expect(rowsOf('offices in germny')).toEqual(['Berlin'])
  })
})

test('a first name is enough for a person, and a client is none', () => {
  expect(rowsOf('Who is Samir?')).toEqual(['Samir Haddad'])
  expect(rowsOf('tell me about ruth')).toEqual(['Ruth Calloway'])
  expect(rowsOf('What did you do for the bank of Meridian?')).toEqual(['Meridian Bank'])
})

test('the answers say what was asked, first', () => {
  expect(answerTo('Who is behind the AI lab?', words).text).toMatch(/^Mei Tanaka leads/)
  expect(answerTo('How old is the company?', words).figure?.value).toBe('15+')
  expect(answerTo('Can I invest?', words).text).toMatch(/not listed.+55%.+45%/)
  expect(answerTo('Who audits you?', words).text).toMatch(/accounts.+ISO\/IEC 27001.+SOC 2/)
  expect(answerTo('What is your security policy?', words).text).toMatch(/ISO\/IEC 27001.+SOC 2.+papers/)
  expect(answerTo('Do you hire graduates?', words).text).toContain('no program for graduates')
})

test('no answer speaks of pages that say nothing, as a list of records would', () => {
  const said = words.rules.flatMap(({ reply, named, one }) => [reply, named, one].filter((text) => text !== undefined))
  expect(said.filter((text) => /\b(?:no|our) pages?\b|site mentions|In part\.|who is not/iu.test(text))).toEqual([])
})
