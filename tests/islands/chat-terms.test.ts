import { expect, test } from 'vitest'
import { answeredBy } from '../support/own-chat'

test.for([
  ['How much is the workshop?', 'event-terms'],
  ['What does the workshop cost?', 'event-terms'],
  ['How much is Platform Day?', 'event-terms'],
  ['Is the webinar recorded?', 'event-terms'],
  ['When is the workshop?', 'events'],
  ['What does it cost?', 'prices'],
  ['How much is a cloud migration?', 'prices'],
  ['How long does it take to get an answer?', 'reply-time'],
  ['How long until you reply?', 'reply-time'],
  ['How long does it take?', 'duration'],
  ['How long before I hear back about my application?', 'interviews'],
] as const)('%j is answered by %s', ([question, group]) => {
  expect(answeredBy(question)).toBe(group)
})
