import { describe, expect, test } from 'vitest'
import { chatProps } from '../../pages/shared/chat-props'
import type { ChatWords } from '../../src/site/islands/chat-assistant/chat'
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  KEPT,
  NOT_BEGUN,
  waitingIn,
} from '../../src/site/islands/chat-assistant/conversation'
import { beginningOf, messagesOf } from '../../src/site/islands/chat-assistant/messages'
import { parseConversation } from '../../src/site/islands/chat-assistant/stored-conversation'
import { smallSite } from '../renderer/graphs'

const ask = (question: string, at: number): ConversationAction => ({ type: 'ask', question, at })
const answer = (at: number): ConversationAction => ({ type: 'answer', at })
const talk = (...actions: readonly ConversationAction[]) =>
  actions.reduce(conversationReducer, conversationReducer(NOT_BEGUN, { type: 'begin', conversation: null, at: 1 }))

/** The messages in order, with their senders. */
const said = (conversation: Conversation, words: ChatWords) =>
  messagesOf(conversation, words).map(({ sender, text }) => `${sender}: ${text}`)

describe('a conversation', async () => {
  const { words: chat } = chatProps(await smallSite())

  test('begins with the greeting and the general links', () => {
    expect(messagesOf(talk(), chat)).toEqual([
      { id: 'greeting', text: 'Hello.', sender: 'bot', timestamp: 1, type: 'info', links: chat.links },
    ])
  })

  test('has a question, and then its answer', () => {
    const asked = talk(ask('Service?', 10))
    expect(waitingIn(asked)?.question).toBe('Service?')
    expect(messagesOf(asked, chat).at(-1)).toEqual({ id: 'question-1', text: 'Service?', sender: 'user', timestamp: 10, type: 'text' })
    const answered = conversationReducer(asked, answer(20))
    expect(waitingIn(answered)).toBeUndefined()
    expect(messagesOf(answered, chat).at(-1)).toMatchObject({ id: 'answer-1', text: 'See the services.', timestamp: 20, type: 'info' })
    expect(messagesOf(talk(ask('Hi', 10), answer(20)), chat).at(-1)).toMatchObject({ text: 'Hello again.', type: 'text' })
  })

  test('answers questions in order, and sorts messages by time', () => {
    const conversation = talk(ask('One', 10), ask('Two', 20), answer(30), ask('Three', 35), answer(40), answer(50))
    expect(said(conversation, chat)).toEqual([
      'bot: Hello.',
      'user: One',
      'user: Two',
      'bot: No answer to "One".',
      'user: Three',
      'bot: No answer to "Two".',
      'bot: No answer to "Three".',
    ])
    expect(waitingIn(conversation)).toBeUndefined()
  })

  test('keeps its order when the clock is set back', () => {
    const conversation = talk(ask('One', 1000), answer(5), ask('Two', 3), answer(4))
    expect(said(conversation, chat)).toEqual([
      'bot: Hello.',
      'user: One',
      'bot: No answer to "One".',
      'user: Two',
      'bot: No answer to "Two".',
    ])
  })

  test('ignores blank questions, and trims others', () => {
    expect(talk(ask(' \n\t\u00a0', 10))).toEqual(talk())
    expect(waitingIn(talk(ask('  one\n two ', 10)))?.question).toBe('one\n two')
  })

  test('an answer without an open question changes nothing', () => {
    expect(talk(answer(10))).toEqual(talk())
  })

  test('drops its oldest questions, and never reuses an id', () => {
    const many = Array.from({ length: KEPT + 5 }, (_, index) => [ask(`Question ${index}`, index), answer(index)]).flat()
    const { exchanges } = talk(...many)
    expect(exchanges).toHaveLength(KEPT)
    expect(exchanges[0]).toMatchObject({ id: 6, question: 'Question 5' })
    expect(new Set(messagesOf(talk(...many), chat).map(({ id }) => id)).size).toBe(2 * KEPT + 1)
  })

  test('continues on the next page', () => {
    const before = talk(ask('One', 10), answer(20), ask('Two', 30))
    const kept = parseConversation(JSON.stringify(before))
    expect(kept).toEqual(before)
    const after = conversationReducer(NOT_BEGUN, { type: 'begin', conversation: kept, at: 99 })
    expect(after).toEqual(before)
    expect(conversationReducer(after, ask('Three', 100)).exchanges.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(conversationReducer(after, { type: 'begin', conversation: null, at: 200 })).toEqual(before)
  })

  const exchange = { id: 1, question: 'One', asked: 10, answered: null }
  test.for([
    null,
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{}',
    JSON.stringify(NOT_BEGUN),
    '{"begun":"1","exchanges":[]}',
    '{"begun":9e99,"exchanges":[]}',
    '{"begun":1,"exchanges":{}}',
    '{"begun":1,"exchanges":[null]}',
    ...[
      [{ ...exchange, question: ' ' }],
      [{ ...exchange, question: 7 }],
      [{ ...exchange, question: 'a'.repeat(501) }],
      [{ ...exchange, id: 0.5 }],
      [{ ...exchange, asked: null }],
      [{ ...exchange, answered: 'now' }],
      [exchange, exchange],
      Array.from({ length: KEPT + 1 }, (_, index) => ({ ...exchange, id: index + 1 })),
    ].map((exchanges) => JSON.stringify({ begun: 1, exchanges })),
  ])('is not parsed from %j', (text) => {
    expect(parseConversation(text)).toBeNull()
  })
})

test('the beginning of a conversation is a time of today, or a day and a time', () => {
  const at = (day: number, hour: number) => new Date(2024, 11, day, hour, 41).getTime()
  const words = { today: 'Today, {time}', language: 'en' }
  expect(beginningOf(at(15, 9), at(15, 11), words)).toMatch(/^Today, 9:41\sAM$/)
  expect(beginningOf(at(14, 9), at(15, 11), words)).toMatch(/^Dec 14, 2024, 9:41\sAM$/)
})
