import { fetched } from '../../../engine/islands/arrive'
import { SUBSCRIBE_WORDS } from '../../routes/files'
import type { FailureReason } from '../mail/sendMail'

/** What subscribe forms say, as `/subscribe.json` has it. */
export type SubscribeWords = {
  /** No address is typed; what is typed is none; nothing is chosen. */
  missing: string
  invalid: string
  topics: string
  /** With `{email}`. */
  sent: string
  notConfigured: string
  /** A reason follows. */
  failed: string
  reasons: Readonly<Record<FailureReason, string>>
  /** The way to stay informed without an e-mail. */
  feed: { label: string; href: string }
}

/** Asks for them. Rejects where they do not come. */
export const loadWords = async (): Promise<SubscribeWords> => JSON.parse(await fetched(SUBSCRIBE_WORDS))
