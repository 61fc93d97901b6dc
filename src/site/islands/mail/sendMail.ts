import { failureOf, type Outcome } from './outcome'
import { loadSettings, type MailTemplate, mailboxOf } from './settings'

/** A message: its template, what is filled into it, and a file. */
export type Mail = { template: MailTemplate; fields: Readonly<Record<string, string>>; attachment?: File }

/** Milliseconds after which a message counts as failed. A file of 10 MB takes 80 seconds over one megabit a second. */
const TIMEOUT = { message: 30_000, attachment: 180_000 } as const

/**
 * Sends a message by way of EmailJS, as JSON, or as a form where it has a file (part 1, section 7). Never rejects, and answers
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
