import { loadSettings, type MailTemplate, mailTemplateSettingsOf } from './settings'

/**
 * Why a message was not sent (specification, 8.3). `blocked`: 403, on a block list. `limited`: 429, too many messages.
 * `headless`: 451, a browser without a user. `network`: no connection. `timeout`: no answer in time, so that it may have been
 * sent after all. `refused`: any other answer of the service. `file`: the attachment was deleted or changed after it was
 * chosen.
 */
export type FailureReason = 'blocked' | 'limited' | 'headless' | 'network' | 'timeout' | 'refused' | 'file'

/** The result of sending a message. `detail` is the answer of the service, for operators of the site. */
export type Outcome = { kind: 'sent' } | { kind: 'unconfigured' } | { kind: 'failed'; reason: FailureReason; detail?: string }

const REASONS: Readonly<Record<number, FailureReason>> = { 0: 'network', 403: 'blocked', 429: 'limited', 451: 'headless' }

/** Converts a thrown value to a failure: an answer of the service, a string of its client or a network error. */
export function failureOf(thrown: unknown): Outcome {
  if (isAnswer(thrown)) return { kind: 'failed', reason: REASONS[thrown.status] ?? 'refused', detail: `${thrown.status} ${thrown.text}` }
  if (typeof thrown === 'string') return { kind: 'failed', reason: 'refused', detail: thrown }
  return { kind: 'failed', reason: 'network', detail: thrown instanceof Error ? thrown.message : undefined }
}

/** The client throws answers of the service, which are no `Error` objects. */
const isAnswer = (thrown: unknown): thrown is { status: number; text: string } =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number' && 'text' in thrown

/** A message: its template, the values for it, and a file. */
export type Mail = { template: MailTemplate; fields: Readonly<Record<string, string>>; attachment?: File }

/** Milliseconds after which sending counts as failed. A file of 10 MB takes 80 seconds at one megabit per second. */
const TIMEOUT = { message: 30_000, attachment: 180_000 } as const

/**
 * Sends a message through EmailJS: as JSON, or as a form if it has a file (specification, 8.2). Never rejects. An answer after
 * the time-out is ignored.
 */
export async function sendMail(mail: Mail): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Outcome>((resolve) => {
    const time = mail.attachment ? TIMEOUT.attachment : TIMEOUT.message
    timer = setTimeout(() => resolve({ kind: 'failed', reason: 'timeout' }), time)
  })
  const outcome = await Promise.race([deliver(mail).catch(failureOf), late])
  clearTimeout(timer)
  return outcome
}

/** Whether the file can still be read and is unchanged. Otherwise sending would fail like a missing connection. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

async function deliver({ template, fields, attachment }: Mail): Promise<Outcome> {
  const mailbox = mailTemplateSettingsOf(await loadSettings(), template)
  if (!mailbox) return { kind: 'unconfigured' }
  if (attachment && !(await isReadable(attachment))) return { kind: 'failed', reason: 'file' }
  const { sendWithEmailJs } = await import('./emailjs')
  await sendWithEmailJs(mailbox, fields, attachment)
  return { kind: 'sent' }
}
