import { fill } from '../../../engine/lib/text'
import type { FailureReason } from '../mail/sendMail'
import type { InquiryWords } from './fields'

/** How sending ended, as the form says it. A failure without a reason is one of ours. */
export type Result = { kind: 'sent'; email: string } | { kind: 'unconfigured' } | { kind: 'failed'; reason?: FailureReason }

/** The sentences of a result (specification, 7.7): the stated one, and the reason where there is one to tell. */
export function sentencesOf(result: Result, { messages }: Pick<InquiryWords, 'messages'>): { text: string; reason: string } {
  switch (result.kind) {
    case 'sent':
      return { text: fill(messages.success, { email: result.email }), reason: '' }
    case 'unconfigured':
      return { text: messages.notConfigured, reason: '' }
    case 'failed':
      return { text: messages.failed, reason: result.reason === undefined ? '' : messages.reasons[result.reason] }
  }
}

/**
 * Least time from the first life of the form to its sending, in milliseconds. Three steps with a choice, a sentence and a tick
 * take a person longer, whatever the browser fills in; a draft keeps the time of its start.
 */
const LEAST_TIME = 2000

/** How long an inquiry is held back that was filled in faster than hands do, in milliseconds: programs do not wait, and a person loses nothing. */
export const pauseBefore = (started: number, now: number) => Math.max(0, LEAST_TIME - Math.max(0, now - started))
