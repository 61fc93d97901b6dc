import { readStored, store } from '../../../engine/islands/storage'
import { QUESTION_LIMIT } from './chat'
import type { Conversation, Exchange } from './conversation'
import { KEPT } from './conversation'

/** Key in `sessionStorage`. */
const KEY = 'chat'

/** Stores the conversation for the next page in this tab. */
export function writeConversation(conversation: Conversation) {
  store(KEY, JSON.stringify(conversation), 'tab')
}

/** The stored conversation of this tab, or null. */
export const readConversation = (): Conversation | null => parseConversation(readStored(KEY, 'tab'))

/** Parses a stored conversation; null unless it has exactly the expected shape. */
export function parseConversation(text: string | null): Conversation | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isConversation(value) ? value : null
  } catch {
    // The stored text is not JSON, so this site did not write it.
    return null
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= LAST_TIME

/** The largest time that a `Date` can hold. */
const LAST_TIME = 8.64e15

const isExchange = (value: unknown, before: unknown): value is Exchange =>
  isObject(value) &&
  Number.isSafeInteger(value.id) &&
  Number(value.id) > (isObject(before) ? Number(before.id) : 0) &&
  typeof value.question === 'string' &&
  value.question.trim() !== '' &&
  value.question.length <= QUESTION_LIMIT &&
  isTime(value.asked) &&
  (value.answered === null || isTime(value.answered))

const isConversation = (value: unknown): value is Conversation =>
  isObject(value) &&
  isTime(value.begun) &&
  Array.isArray(value.exchanges) &&
  value.exchanges.length <= KEPT &&
  value.exchanges.every((exchange: unknown, index, all) => isExchange(exchange, all[index - 1]))
