import { fill } from '../../../engine/lib/text'
import { EMAIL_ADDRESS } from '../mail/email-address'
import type { Outcome } from '../mail/sendMail'
import type { SubscribeWords } from './words'

/** What a visitor asks for. `topics` is undefined where there is nothing to choose. */
export type Subscription = { email: string; list: string; topics: readonly string[] | undefined; page: string }

/** A field and what is wrong with it. */
export type Mistake = { field: 'email' | 'topics'; kind: 'missing' | 'invalid' | 'topics' }

/** The first thing to put right before a subscription can be sent, or undefined. */
export function mistakeIn({ email, topics }: Pick<Subscription, 'email' | 'topics'>): Mistake | undefined {
  if (email.trim() === '') return { field: 'email', kind: 'missing' }
  if (!EMAIL_ADDRESS.test(email.trim())) return { field: 'email', kind: 'invalid' }
  return topics?.length === 0 ? { field: 'topics', kind: 'topics' } : undefined
}

/** What is filled into the template of the message. */
export const fieldsOf = ({ email, list, topics = [], page }: Subscription) => ({
  email: email.trim(),
  list,
  topics: topics.join(', '),
  page,
})

/** How sending ended, in words; after a failure, with the way around it. */
export type Answer = { isGood: boolean; text: string }

/** The answer to a visitor. */
export function answerTo(outcome: Outcome, words: SubscribeWords, { email }: Pick<Subscription, 'email'>): Answer {
  if (outcome.kind === 'sent') return { isGood: true, text: fill(words.sent, { email: email.trim() }) }
  if (outcome.kind === 'unconfigured') return { isGood: false, text: words.notConfigured }
  return { isGood: false, text: `${words.failed} ${words.reasons[outcome.reason]}` }
}
