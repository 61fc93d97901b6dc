import { loadSettings, type MailTemplate, mailboxOf } from './settings'

/**
 * Why a message did not go (specification, 8.3). `blocked`: 403, on a block list. `limited`: 429, too many. `headless`: 451,
 * for a browser without a person. `network`: no connection. `timeout`: no answer in time, so that it may have gone all the
 * same. `refused`: anything else that the service answers. `file`: the attachment is gone, or is another one, since it was
 * chosen.
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

/** A message: its template, what is filled into it, and a file. */
export type Mail = { template: MailTemplate; fields: Readonly<Record<string, string>>; attachment?: File }

/** Milliseconds after which a message counts as failed. A file of 10 MB takes 80 seconds over one megabit a second. */
const TIMEOUT = { message: 30_000, attachment: 180_000 } as const

/**
 * Sends a message by way of EmailJS, as JSON, or as a form where it has a file (specification, 8.2). Never rejects, and answers
 * once: what comes after the time-out counts for nothing.
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

/** Whether a file still is what was chosen. Sending one that is not fails as if there were no connection. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

async function deliver({ template, fields, attachment }: Mail): Promise<Outcome> {
  const mailbox = mailboxOf(await loadSettings(), template)
  if (!mailbox) return { kind: 'unconfigured' }
  if (attachment && !(await isReadable(attachment))) return { kind: 'failed', reason: 'file' }
  const { throughEmailJs } = await import('./emailjs')
  await throughEmailJs(mailbox, fields, attachment)
  return { kind: 'sent' }
}
