import { useRef, useState } from 'react'
import type { Mail, Outcome } from '../mail/sendMail'
import type { InquiryWords } from './fields'
import { fieldsOf, type Inquiry } from './message'
import { botDelay, type Result } from './result'

type Sent = { words: InquiryWords; inquiry: Inquiry; file: File | undefined; honeypot: string; started: number }

/** Sends inquiries, one at a time, and holds the result. */
export function useSending() {
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<Result>()
  // A second click can come before the next render.
  const isBusy = useRef(false)

  return {
    isSending,
    result,
    clear: () => setResult(undefined),
    /** Resolves with the result; with undefined if an inquiry is being sent already. */
    send: async ({ words, inquiry, file, honeypot, started }: Sent): Promise<Result | undefined> => {
      if (isBusy.current) return undefined
      isBusy.current = true
      setSending(true)
      setResult(undefined)
      await new Promise((resolve) => setTimeout(resolve, botDelay(started, Date.now())))
      // Only bots fill in the hidden field. They are told that sending failed, without a reason.
      const ended = honeypot
        ? { kind: 'failed' as const }
        : await deliver({ template: 'inquiry', fields: fieldsOf(inquiry, words), attachment: file })
      isBusy.current = false
      setSending(false)
      const next = ended.kind === 'sent' ? { kind: ended.kind, inquiry } : ended
      setResult(next)
      return next
    },
  }
}

/** The transport is loaded on demand. A failure to load it counts as a network error. */
const deliver = (mail: Mail): Promise<Outcome> =>
  import('../mail/sendMail').then(({ sendMail }) => sendMail(mail)).catch(() => ({ kind: 'failed', reason: 'network' }))
