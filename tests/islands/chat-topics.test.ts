import { describe, expect, test } from 'vitest'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { chatRule } from '../support/chat-rule'
import { answeredBy, graph, rowsOf, words } from '../support/own-chat'
import { rulesFor } from '../support/rules-for'

/** Questions with a word that means something else beside another one, and the rules that answer them. */
const ASKED = [
  // The finances of the company, and those of clients
  ['What is your financial stability?', 'results'],
  ['Do you have financial backing?', 'results'],
  ['How stable are you financially?', 'results'],
  ['What are your finances like?', 'results'],
  ['Can you share your financial statements?', 'results'],
  ['What financial results did you publish?', 'results'],
  ['Can I see your balance sheet?', 'results'],
  ['Will Aldergate still exist in five years?', 'results'],
  ['Who funds you?', 'investors'],
  ['What percent of revenue is from healthcare?', 'sources'],
  ['What financial institutions do you work with?', 'finance'],
  ['Do you have clients in finance?', 'finance'],
  ['How do you finance growth?', 'fallback'],
  // Work, and for whom
  ['Do you work with banks on core payments modernization?', 'finance, engineering'],
  ['Do you work with banks?', 'finance'],
  ['We are a hospital with old billing software, can you replace it?', 'health, engineering'],
  ['Can you help a railway with its data?', 'transport, data'],
  ['Do you do generative AI for banks?', 'finance, ai'],
  ['do you do ai for hospitals and how much is it', 'health, ai, prices'],
  ['Do you build for insurers and retailers?', 'retail, finance'],
  ['Do you help power plants?', 'energy'],
  ['We are a media agency', 'operators'],
  ['Our city wants to digitize permits, have you done this?', 'public'],
  ['Do you have a works council?', 'fallback'],
  // The lab
  ['What happens at your AI London lab?', 'lab'],
  ['What happens at the London lab?', 'lab'],
  ['What has the lab in London published?', 'lab'],
  ['How many people work in the AI lab?', 'lab'],
  ['Do you run lab information systems for hospitals?', 'health'],
  // Outages that were, and one that is
  ['Can you share an outage postmortem?', 'reviews'],
  ['How do you do incident reviews?', 'reviews'],
  ['Have you ever caused an outage?', 'reviews'],
  ['We are having a major outage', 'emergency'],
  ['Our payments are down', 'emergency'],
  ['outage', 'support'],
  // Where a team works
  ['Can you work on site in Frankfurt?', 'on-site'],
  ['Can you work on our premises in Munich?', 'on-site'],
  ['Do you travel to clients?', 'on-site'],
  ['Can you come to Vienna for a workshop?', 'on-site'],
  ['Do you have people in Frankfurt?', 'elsewhere'],
  // The press
  ['Can I get a logo and press photos?', 'press'],
  ['Can I use a picture of your office?', 'press'],
  ['I’m a reporter on deadline', 'press'],
  // Papers and articles by their subject
  ['Where can I read about zero trust?', 'security'],
  ['Do you have papers on data contracts?', 'data'],
  ['What did you write about FinOps?', 'cloud'],
  ['Do you know ISO 20022?', 'payments'],
  // Who asks, rather than what is asked
  ['As CTO of a hospital group, how would I migrate without downtime?', 'health, cloud'],
  ['We are a mid-sized bank in Germany, who should we talk to?', 'ask'],
  ['Who was the CTO?', 'chief'],
  // Suppliers, buyers, applicants
  ['We sell office furniture, who handles procurement?', 'suppliers'],
  ['Do you pay your suppliers on time?', 'procurement'],
  ['Who signs contracts on your behalf?', 'procurement'],
  ['In which currency do you bill?', 'procurement'],
  ['What is your company registration number?', 'subsidiaries'],
  ['Can we pay monthly?', 'rates'],
  ['How do you protect patient records?', 'data-care'],
  ['Can your team in Lahore see patient data?', 'data-care'],
  ['Can you host patient data in Germany?', 'storage'],
  ['Do you use our code to train AI?', 'training'],
  ['What happens in the interview?', 'interviews'],
  ['Can you speak at our conference?', 'write'],
  ['How do I cancel my registration?', 'write'],
  ['Is this chat AI?', 'assistant'],
] as const

test.for(ASKED)('%j is answered by %s', ([question, group]) => {
  expect(answeredBy(question)).toBe(group)
})

describe('a question', () => {
  test('of how many work in a place is answered for that place, whatever they are called', () => {
    const questions = [
      'How many engineers do you have in Lahore?',
      'How many of your engineers are in Lahore?',
      'How many staff are in Lahore?',
    ]
    for (const question of questions) expect(answerTo(question, words).text, question).toContain('It has 80 people')
    expect(rowsOf('Compare your London and Berlin offices')).toEqual(['London', 'Berlin'])
  })

  test('of technologies names those of a field, of a client or of a kind', () => {
    const study = graph.caseStudies.values().find(({ client }) => client.name === 'Meridian Bank')
    const { rows } = answerTo('What technologies do you use for payments?', words)
    expect(rows).toMatchObject([{ name: 'Meridian Bank', detail: study?.techStack.slice(0, 6).join(', '), url: study?.url }])
    expect(rowsOf('What databases do you use?')).toEqual(['Database'])
    expect(rowsOf('what stack did you use for the steel plant')).toEqual(['Norrland Steel'])
    expect(rowsOf('What technologies do you use?')).toEqual([])
  })

  test('of two services has what each one makes', () => {
    const { rows = [] } = answerTo('What is the difference between Digital Engineering and Cloud & Infrastructure?', words)
    expect(rows.map(({ name, detail }) => [name, detail])).toEqual([
      ['Digital Engineering', 'Web, mobile and API products'],
      ['Cloud & Infrastructure', 'Migration, platforms and cost control'],
    ])
    expect(rowsOf('Cloud or IT infrastructure, which one do we need?')).toEqual(['Cloud & Infrastructure', 'IT Infrastructure'])
    expect(rowsOf('Should we pick data analytics or AI first?')).toEqual(['AI Transformation', 'Data & Analytics'])
  })

  test('from the press has the files of the newsroom', () => {
    const files = answerTo('Can I get a logo and press photos?', words).links.map(({ url }) => url)
    expect(files).toContain('/downloads/aldergate-press-sheet.pdf')
    expect(files).toContain('/downloads/aldergate-logo.svg')
  })
})

test('work and those for whom it is done are both said, the latter first', () => {
  const rules = [
    chatRule({ id: 'work', keywords: ['cloud'], subject: 'work' }),
    chatRule({ id: 'more', keywords: ['data'], subject: 'work' }),
    chatRule({ id: 'banks', keywords: ['bank'], subject: 'clients' }),
    chatRule({ id: 'shops', keywords: ['shop'], subject: 'clients' }),
    chatRule({ id: 'mills', keywords: ['mill'], subject: 'clients' }),
  ]
  const idsFor = (question: string) => rulesFor(question, { rules }).map(({ id }) => id)
  expect(idsFor('cloud for a bank')).toEqual(['banks', 'work'])
  expect(idsFor('cloud and data for a bank and a shop')).toEqual(['banks', 'work'])
  expect(idsFor('for a bank, a shop and a mill')).toEqual(['shops', 'banks'])
})

test('a lead-in is set aside as whole words only', () => {
  const rules = [chatRule({ id: 'chief', keywords: ['cto'], wholeWords: true }), chatRule({ id: 'cloud', keywords: ['cloud'] })]
  const known = { rules, leadIns: ['as the cto'] }
  expect(rulesFor('as the CTO I need a cloud', known).map(({ id }) => id)).toEqual(['cloud'])
  expect(rulesFor('Who was the CTO?', known).map(({ id }) => id)).toEqual(['chief'])
})
