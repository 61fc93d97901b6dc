import { expect, test } from 'vitest'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { chatRule } from '../support/chat-rule'
import { graph, words } from '../support/own-chat'
import { rulesFor } from '../support/rules-for'

const { chat } = graph.site

/** Questions about the company itself, as they are typed, and the rules that answer them. */
const QUESTIONS = [
  // What buyers, shareholders and the press ask of the company itself
  ['who is your biggest client', 'largest-client'],
  ['Do you depend on one main client?', 'largest-client'],
  ['How do you compare with Accenture?', 'comparison'],
  ['who are your competitors', 'comparison'],
  ['Why should we choose you?', 'comparison'],
  ['whats the price range', 'prices'],
  ['ballpark for 3 engineers?', 'prices'],
  ['how fast can you start', 'start'],
  ['Which security certificates do you have?', 'certificates'],
  ['are you soc 2 compliant', 'certificates'],
  ['Can you help us with SOC 2?', 'security'],
  ['who founded aldergate', 'chief'],
  ['how fast are you growing', 'investors'],
  ['how much revenue did you make', 'investors'],
  ['press contact please', 'press'],
  ['When is your next webinar?', 'events'],
  ['when is the next event', 'events'],
  ['How do I unsubscribe from the newsletter?', 'unsubscribe'],
  ['Please stop sending me emails', 'unsubscribe'],
  ['can we cancel at any time', 'terms'],
  ['can i speak to a human', 'contact'],
  ['thanks', 'thanks'],
  // With one slip
  ['where is your headquater', 'places'],
  ['can i get a referense from a client', 'case-studies'],
  ['servces', 'services'],
  ['any carreers', 'careers'],
  ['Your pricng?', 'prices'],
  ['do you have certifcates', 'certificates'],
  ['how can I contcat you', 'contact'],
] as const

/** What buyers ask about those who would do the work, and what the same words mean elsewhere. */
const TEAM = [
  ['Who will work on my project', 'team'],
  ['Who works on our project?', 'team'],
  ['will the same engineers stay for the whole project', 'team'],
  ['Who would actually be on our team, and will you swap them?', 'team'],
  ['Do your engineers stay until the end?', 'team'],
  ['How big is a team?', 'team'],
  ['How many people would be on the team?', 'team'],
  ['Will the people who sell it also do the work?', 'team'],
  ['What happens if an engineer leaves our project?', 'team'],
  ['Do we get a project manager?', 'team'],
  ['Can we meet the team before we sign?', 'team'],
  ['How big is your team?', 'people'],
  ['How many engineers do you have?', 'people'],
  ['Can we replace engineers with AI?', 'ai'],
  ['I have a team of ten engineers. What would a migration cost?', 'prices'],
  ['Who owns the code after the project?', 'ownership'],
] as const

/** Questions with more words around what they ask, or with their parts in another order. */
const WORDIER = [
  ['What is your biggest client’s share of revenue?', 'largest-client'],
  ['How much of your revenue comes from one client?', 'largest-client'],
  ['What share of revenue is from AI?', 'ai'],
  ['Are you going to IPO?', 'listing'],
  ['Do you plan to go public?', 'listing'],
  ['Is the company for sale?', 'listing'],
  ['How much carbon do you emit?', 'climate'],
  ['How much CO2 do you emit?', 'climate'],
  ['Can we reduce CO2 in our plants with your data tools?', 'manufacturing, data'],
  ['What do you know about banking?', 'finance'],
  ['Do you know anything about telecoms?', 'operators'],
  ['What about security?', 'security'],
  ['I would like to ask about pricing', 'prices'],
  ['What do you know about us?', 'about'],
  ['Which banks have you worked for and can I call a reference?', 'finance, references'],
  ['Can you give me a reference?', 'references'],
  ['How do you handle GDPR?', 'gdpr'],
  ['How do you deal with data privacy in your projects?', 'gdpr'],
  ['Do you have a privacy policy?', 'privacy'],
] as const

test.for([...QUESTIONS, ...TEAM, ...WORDIER])('%j is answered by %s', ([question, group]) => {
  const rules = rulesFor(question, chat)
  expect(rules.map(({ id }) => id).join(', ')).toBe(group)
})

test('asked for a team, it says how large it is and how long it stays, or who leads the practice that is named', () => {
  const { figure, text, rows } = answerTo('Who will work on our project?', words)
  expect(figure?.value).toBe('5–15')
  expect(text).toMatch(/5–15 people.+6–12 months/)
  expect(rows).toEqual([])
  const named = answerTo('Who will work on our data platform?', words)
  expect(named.text).toBe(text)
  expect(named.rows?.map(({ name }) => name)).toEqual(['Noémie Lachance'])
})

test('sets what leads to a subject aside only where a rule answers without it', () => {
  const rules = [chatRule({ id: 'about', keywords: ['about'] }), chatRule({ id: 'cloud', keywords: ['cloud'] })]
  const chosen = (question: string) => rulesFor(question, { rules, leadIns: ['Know about'] }).map(({ id }) => id)
  expect(chosen('What do you know about the cloud?')).toEqual(['cloud'])
  expect(chosen('What do you know about rain?')).toEqual(['about'])
  expect(chosen('Is it about the cloud?')).toEqual(['about'])
})

test('takes a word with its genitive, but no longer word', () => {
  const chosen = (question: string) =>
    rulesFor(question, { rules: [chatRule({ id: 'client', keywords: ['client', 'hi'], wholeWords: true })] })
  for (const question of ['a client’s share', "two clients' shares"]) expect(chosen(question), question).toHaveLength(1)
  for (const question of ['client-side code', "hi's"]) expect(chosen(question), question).toEqual([])
})
