import { fetchJson } from '../../../engine/islands/network'
import { SUBSCRIBE_WORDS } from '../../routes/files'
import type { FailureReason } from '../mail/sendMail'

/** Words of subscribe forms, from `/subscribe.json`. */
export type SubscribeWords = {
  /** Errors: no address, an invalid one, and no topic. */
  missing: string
  invalid: string
  topics: string
  /** While it takes long. */
  sending: string
  /** With `{email}`. */
  sent: string
  notConfigured: string
  /** Followed by a reason. */
  failed: string
  reasons: Readonly<Record<FailureReason, string>>
  /** Link to the feed, as a way to stay informed without email. */
  feed: { label: string; href: string }
}

/** Fetches the words. Rejects if they cannot be fetched. */
export const loadWords = () => fetchJson<SubscribeWords>(SUBSCRIBE_WORDS)
