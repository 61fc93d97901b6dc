import { expect, test } from 'vitest'
import { chatProps } from '../../pages/shared/chat-props'
import { packed } from '../../pages/shared/packed-chat'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { type PackedProps, unpacked } from '../../src/site/islands/chat-assistant/packed'
import { graph, words } from '../support/own-chat'

const fetched = JSON.parse(JSON.stringify(packed(chatProps(graph)))) as PackedProps

test('the words that a page fetches give the same answers', () => {
  expect(unpacked(fetched.words).rules).toEqual(JSON.parse(JSON.stringify(words.rules.map(({ id: _, ...rule }) => rule))))
  for (const question of ['What services do you offer?', 'Who leads security?', 'offices in Berlin', 'which?'])
    expect(answerTo(question, unpacked(fetched.words)), question).toEqual(JSON.parse(JSON.stringify(answerTo(question, words))))
})

test('a row or a card of several rules stands in them once', () => {
  for (const items of [fetched.words.rows, fetched.words.cards]) {
    const texts = items.map((item) => JSON.stringify(item))
    expect(texts).toEqual([...new Set(texts)])
  }
})
