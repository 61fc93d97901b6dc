import { fill } from '../../../engine/lib/text'
import { EMAIL_ADDRESS } from '../mail/email-address'
import type { Outcome } from '../mail/sendMail'
import type { SubscribeWords } from './words'

/** What a visitor subscribes to. `topics` is undefined if the form has none. */
export type Subscription = { email: string; list: string; topics: readonly string[] | undefined; page: string }

/** A field and its error. */
export type Mistake = { field: 'email' | 'topics'; kind: 'missing' | 'invalid' | 'topics' }

/** The first error that prevents sending; undefined if there is none. */
export function mistakeIn({ email, topics }: Pick<Subscription, 'email' | 'topics'>): Mistake | undefined {
  if (email.trim() === '') return { field: 'email', kind: 'missing' }
  if (!EMAIL_ADDRESS.test(email.trim())) return { field: 'email', kind: 'invalid' }
  return topics?.length === 0 ? { field: 'topics', kind: 'topics' } : undefined
}

/** Values for the template of the message. */
export const fieldsOf = ({ email, list, topics = [], page }: Subscription) => ({
  email: email.trim(),
  list,
  topics: topics.join(', '),
  page,
})

/**
 * The result of sending, as text. A site that cannot send is not reported as a failure: the visitor made no mistake, and trying again does
 * not help.
 */
export type Answer = { kind: Outcome['kind']; text: string }

/** The message to the visitor about an outcome. */
export function answerTo(outcome: Outcome, words: SubscribeWords, { email }: Pick<Subscription, 'email'>): Answer {
  if (outcome.kind === 'sent') return { kind: 'sent', text: fill(words.sent, { email: email.trim() }) }
  if (outcome.kind === 'unconfigured') return { kind: 'unconfigured', text: words.notConfigured }
  return { kind: 'failed', text: `${words.failed} ${words.reasons[outcome.reason]}` }
}
