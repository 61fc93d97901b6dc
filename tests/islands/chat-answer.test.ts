import { describe, expect, test } from 'vitest'
import { chatProps } from '../../pages/shared/chat-props'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { LONGEST_QUERY } from '../../src/site/islands/site-search/query'
import { ownContent } from '../renderer/graphs'
import { rulesFor } from '../support/rules-for'

/** Questions of visitors, and the rule that should answer them; `fallback` if none should. */
const QUESTIONS: readonly (readonly [question: string, group: string])[] = [
  // Buyers
  ['What services do you provide?', 'services'],
  ['what do you offer', 'services'],
  ['WHAT DO YOU OFFER?', 'services'],
  ['Tell me about your services', 'services'],
  ['What do you do?', 'services'],
  ['How can you help us?', 'services'],
  ['Is there a managed service for Kubernetes?', 'services'],
  ['Do you work with financial services companies?', 'services'],
  ['Self-service portals', 'services'],
  ['Which industries do you serve?', 'industries'],
  ['Which industry is your largest?', 'industries'],
  ['Do you have public-sector clients?', 'industries'],
  ['Who do you work with?', 'industries'],
  ['Which companies do you work with?', 'industries'],
  ['Who are your clients?', 'industries'],
  ['Is manufacturing one of your sectors?', 'industries'],
  ['What technologies do you use?', 'technologies'],
  ['What’s your tech stack?', 'technologies'],
  ['what is your TECH\u00a0STACK', 'technologies'],
  ['Do you use emerging technology in hospitals?', 'technologies'],
  ['Which programming languages do your people know?', 'technologies'],
  ['Show me a case study', 'case-studies'],
  ['Do you have case\u2010studies?', 'case-studies'],
  ['Do you have any success stories?', 'case-studies'],
  ['Do you have a result I can read?', 'case-studies'],
  ['What did consulting result in?', 'case-studies'],
  ['Can we have client references?', 'references'],
  ['How can I contact you?', 'contact'],
  ['I want to get in touch', 'contact'],
  ['What is your telephone number?', 'contact'],
  ['what’s ur e‑mail', 'contact'],
  ['Email address please', 'contact'],
  ['Can I talk to someone?', 'contact'],
  ['Request a consultation', 'contact'],
  ['What is this about?', 'about'],
  ['Who are you?', 'about'],
  ['Is your company listed?', 'investors'],
  ['Who is Aldergate?', 'about'],
  // Readers and investors
  ['Where can investors find the annual report?', 'investors'],
  ['Are you listed on a stock exchange?', 'investors'],
  ['Can I buy shares?', 'investors'],
  ['Who audits your accounts?', 'auditor'],
  ['Who is your auditor?', 'auditor'],
  ['Do you pay a dividend?', 'dividend'],
  ['Can you share a price list?', 'prices'],
  ['Do your models pass an audit?', 'security'],
  ['Can you count our stock?', 'retail'],
  ['Where is your newsroom?', 'about'],
  ['Do you write about zero trust?', 'about'],
  ['Where can I read your whitepapers?', 'reading'],
  ['What is the history of payments?', 'finance'],
  ['Where are my cookie preferences?', 'privacy'],
  // Greetings
  ['Hi', 'greeting'],
  ['hello!', 'greeting'],
  ['Hey, anybody there?', 'greeting'],
  ['(hi)', 'greeting'],
  ['“Hi”', 'greeting'],
  ['Good morning', 'greeting'],
  // Prices
  ['What does a cloud migration cost?', 'prices'],
  ['How much do you charge?', 'prices'],
  ['Do you cooperate at costly sites?', 'fallback'],
  ['What does an AI project cost?', 'prices, case-studies'],
  ['How much is a technology budget in our sector?', 'prices, industries'],
  ['What are the fees of your services?', 'prices, services'],
  // Time
  ['How long does a cloud migration take?', 'duration'],
  ['How long does a project take?', 'duration, case-studies'],
  ['When can you start?', 'start'],
  ['How soon could a team be here?', 'start'],
  ['How long have you been in business?', 'age'],
  // People
  ['Who is the lead for security?', 'people'],
  ['Who’s the lead for security?', 'people'],
  ['Who leads the data practice?', 'people'],
  ['Who runs the AI lab?', 'lab'],
  ['Who is the CEO?', 'chief'],
  ['How many people do you have?', 'people'],
  ['Who would we meet first?', 'people'],
  // Places
  ['Where is your office?', 'places'],
  ['Where are your offices?', 'places'],
  ['Where’s the London office?', 'places'],
  ['What is your address?', 'places'],
  ['Where are you based?', 'places'],
  ['Is there an office in Berlin?', 'places'],
  ['Can you address our legacy systems?', 'engineering'],
  // Words that contain a keyword
  ['Can machines think?', 'fallback'],
  ['How do they ship this?', 'fallback'],
  ['Do you do hi-tech?', 'fallback'],
  ['I presume so', 'fallback'],
  ['Who fixes CVE-2024-3094 on internal networks?', 'it-infrastructure'],
  ['Othello', 'fallback'],
  // Job seekers
  ['Are you hiring?', 'careers'],
  ['Any open positions in Lahore?', 'careers'],
  ['Do you hire graduates?', 'interns'],
  ['Do you have internships?', 'interns'],
  ['Where do I send my résumé?', 'careers'],
  ['My CV is ready', 'careers'],
  ['jobs', 'careers'],
  ['I’d like to work for you', 'careers'],
  // Several groups: the first rule wins
  ['Which services do you have for my industry?', 'services'],
  ['Which technologies suit our sector?', 'industries'],
  ['Hello, what results did you get?', 'case-studies'],
  ['Tell me about careers', 'about'],
  ['Hi, are you hiring?', 'careers'],
  // No keyword
  ['How much is it?', 'prices'],
  ['Ω', 'fallback'],
  ['?!', 'fallback'],
  ['', 'fallback'],
]

describe('the chat assistant', async () => {
  const graph = await ownContent()
  const { chat } = graph.site
  const { words } = chatProps(graph)

  test.for(QUESTIONS)('%j is a question for %s', ([question, group]) => {
    expect(
      rulesFor(question, chat)
        .map(({ id }) => id)
        .join(', ') || 'fallback',
    ).toBe(group)
  })

  test('has the groups of the specification (9.3) first and in their order, with their keywords', () => {
    expect(chat.rules.map(({ id }) => id).slice(0, 12)).toEqual([
      'services',
      'industries',
      'technologies',
      'case-studies',
      'contact',
      'about',
      'greeting',
      'prices',
      'duration',
      'careers',
      'people',
      'places',
    ])
    const stated = {
      services: ['service', 'what do you offer'],
      industries: ['industry', 'sector', 'who do you work with'],
      technologies: ['technology', 'tech stack', 'what technologies'],
      'case-studies': ['case study', 'success story', 'project', 'result'],
      contact: ['contact', 'get in touch', 'phone', 'email'],
      about: ['about', 'company', 'who are you'],
      greeting: ['hello', 'hi', 'hey'],
    }
    for (const [group, keywords] of Object.entries(stated))
      expect(chat.rules.find(({ id }) => id === group)?.keywords, group).toEqual(expect.arrayContaining(keywords))
  })

  test('answers with the figure, the text and the cards of the group', () => {
    const services = chat.rules.find(({ id }) => id === 'services')
    expect(answerTo('Your services?', words)).toEqual({
      figure: { value: '10', label: services?.figure?.label },
      text: services?.reply,
      rows: [],
      links: services?.links,
    })
  })

  test('gives prices as rows before the answer of another group, with their figure', () => {
    const [study, prices] = ['case-studies', 'prices'].map((name) => chat.rules.find(({ id }) => id === name))
    expect(prices?.rows).toHaveLength(2)
    expect(answerTo('What does a project cost?', words)).toEqual({
      figure: prices?.figure,
      text: prices?.reply,
      rows: prices?.rows,
      links: prices?.links,
      next: { text: study?.reply, links: study?.links },
    })
  })

  test.for([
    ['Who leads the data practice?', ['Noémie Lachance']],
    ['Who is the lead for security?', ['Ingrid Solberg']],
    ['Who runs infrastructure?', ['Daniel Reyes', 'Jonas Weidemann']],
    ['Who will see it?', ['Ruth Calloway', 'Samir Haddad', 'Linnea Berg']],
    ['Where’s the London office?', ['London']],
    ['Do you have an office in the United Kingdom or in new york?', ['New York', 'London']],
  ] as const)('%j is answered with the rows that it names, or else with all', ([question, names]) => {
    expect(answerTo(question, words).rows?.map(({ name }) => name)).toEqual(names)
  })

  test('names the address of the one office that is asked for', () => {
    expect(answerTo('Do you have an office in Lahore?', words).text).toMatch(/^We have an office in Lahore, at 22 Johar Town, Block G;/)
  })

  test('shows all offices, with their time zones, and how to call and write', () => {
    const offices = answerTo('Where are your offices?', words)
    expect(offices.figure?.value).toBe(`${offices.rows?.length}`)
    expect(offices.rows?.every(({ zone }) => zone?.includes('/'))).toBe(true)
    expect(answerTo('Phone?', words).rows?.map(({ url }) => url?.replace(/:.*/, ''))).toEqual(['tel', 'mailto'])
  })

  test('has answers to the questions to begin with', () => {
    expect(words.questions).not.toEqual([])
    for (const question of words.questions) expect(rulesFor(question, words), question).not.toEqual([])
  })

  test('greets with the four general pages', () => {
    const greeting = chat.rules.find(({ id }) => id === 'greeting')
    expect(greeting?.links.map(({ url }) => url)).toEqual(chat.links.map(({ url }) => url))
  })

  test.for(['What is {question} to you?', 'A $& B $1', '<b>bold</b>', 'one\ntwo'])(
    'echoes %j as it is, with a search for it and the general links',
    (question) => {
      const { text, links } = answerTo(question, words)
      expect(text).toContain(`“${question}”`)
      expect(links[0]?.url).toMatch(/^\/search\?q=./)
      expect(links.slice(1)).toEqual(chat.links)
    },
  )

  test('searches for the words of a question that say what it is about', () => {
    const searchOf = (question: string) => answerTo(question, words).links[0]
    expect(searchOf('Where is Kafkaesque & C++?')).toEqual({
      text: 'Search the site for “kafkaesque c”',
      url: '/search?q=kafkaesque+c',
      description: chat.search.description,
    })
    expect(searchOf('Which CVE-2024-3094?')?.url).toBe('/search?q=cve-2024-3094')
    expect(searchOf('What’s it?')?.url).toBe('/search?q=what%27s+it')
    expect(searchOf('What’s Camus?')?.url).toBe('/search?q=camus')
    expect(searchOf('long'.repeat(90))?.url).toHaveLength('/search?q='.length + LONGEST_QUERY)
  })

  test('has no search for a question without words', () => {
    expect(answerTo('?!', words).links).toEqual(chat.links)
  })
})
