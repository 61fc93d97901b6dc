/**
 * Why a message did not go (part 1, section 8: e-mail service errors). `blocked`: 403, on a block list. `limited`: 429, too
 * many. `headless`: 451, for a browser without a person. `network`: no connection. `timeout`: no answer in time, so that it
 * may have gone all the same. `refused`: anything else that the service answers. `file`: the attachment is gone, or is another one,
 * since it was chosen.
 */
export type FailureReason = 'blocked' | 'limited' | 'headless' | 'network' | 'timeout' | 'refused' | 'file'

/** How sending a message ended. `detail` is what the service says, for those who run the site. */
export type Outcome = { kind: 'sent' } | { kind: 'unconfigured' } | { kind: 'failed'; reason: FailureReason; detail?: string }

const REASONS: Readonly<Record<number, FailureReason>> = { 0: 'network', 403: 'blocked', 429: 'limited', 451: 'headless' }

/** The failure that something thrown stands for: an answer of the service, a text of its client, or an error of the network. */
export function failureOf(thrown: unknown): Outcome {
  if (isAnswer(thrown)) return { kind: 'failed', reason: REASONS[thrown.status] ?? 'refused', detail: `${thrown.status} ${thrown.text}` }
  if (typeof thrown === 'string') return { kind: 'failed', reason: 'refused', detail: thrown }
  return { kind: 'failed', reason: 'network', detail: thrown instanceof Error ? thrown.message : undefined }
}

/** The client of the service throws its answers, which are no errors. */
const isAnswer = (thrown: unknown): thrown is { status: number; text: string } =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number' && 'text' in thrown
