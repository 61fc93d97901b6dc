import { expect, test } from 'vitest'
import { rulesFor } from '../../src/site/islands/chat-assistant/choosing'
import { ownContent } from '../renderer/graphs'

const { chat } = (await ownContent()).site

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

test.for(QUESTIONS)('%j is answered by %s', ([question, group]) => {
  const rules = rulesFor(question, chat)
  expect(rules.map(({ id }) => id).join(', ')).toBe(group)
})
