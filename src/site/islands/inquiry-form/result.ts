import { fill } from '../../../engine/lib/text'
import type { FailureReason } from '../mail/sendMail'
import type { InquiryWords } from './fields'
import type { Inquiry } from './message'

/** The result of sending, with what was sent. `reason` is undefined if there is nothing to explain. */
export type Result = { kind: 'sent'; inquiry: Inquiry } | { kind: 'unconfigured' } | { kind: 'failed'; reason?: FailureReason }

/** The sentences of a result (specification, 7.7): the general one, and the reason if there is one. */
export function sentencesOf(result: Result, { messages }: Pick<InquiryWords, 'messages'>): { text: string; reason: string } {
  switch (result.kind) {
    case 'sent':
      return { text: fill(messages.success, { email: result.inquiry.values.email.trim() }), reason: '' }
    case 'unconfigured':
      return { text: messages.notConfigured, reason: '' }
    case 'failed':
      return { text: messages.failed, reason: result.reason === undefined ? '' : messages.reasons[result.reason] }
  }
}

/**
 * Least time from the first hydration of the form to sending, in milliseconds. People take longer for three steps, even with autofill; a
 * draft keeps its first time.
 */
const LEAST_TIME = 2000

/** Delay for an inquiry that was filled in faster than a person can, in milliseconds. Most bots do not wait; a person loses nothing. */
export const botDelay = (started: number, now: number) => Math.max(0, LEAST_TIME - Math.max(0, now - started))
