import { useRef, useState } from 'react'
import type { Mail, Outcome } from '../mail/sendMail'
import type { InquiryWords } from './fields'
import { fieldsOf, type Inquiry } from './message'
import { pauseBefore, type Result } from './result'

type Sent = { inquiry: Inquiry; file: File | undefined; trap: string; started: number }

/** Sends an inquiry, one at a time, and holds how it ended. */
export function useSending(words: InquiryWords) {
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<Result>()
  // Two clicks come before the next render.
  const isBusy = useRef(false)

  return {
    isSending,
    result,
    clear: () => setResult(undefined),
    /** Answers once it has ended; a second call meanwhile is none. */
    send: async ({ inquiry, file, trap, started }: Sent): Promise<Result | undefined> => {
      if (isBusy.current) return undefined
      isBusy.current = true
      setSending(true)
      setResult(undefined)
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(started, Date.now())))
      // Only a program writes into the field that nobody sees: it is told no more than that it failed.
      const ended = trap
        ? { kind: 'failed' as const }
        : await deliver({ template: 'inquiry', fields: fieldsOf(inquiry, words), attachment: file })
      isBusy.current = false
      setSending(false)
      const next = ended.kind === 'sent' ? { kind: ended.kind, email: inquiry.values.email.trim() } : ended
      setResult(next)
      return next
    },
  }
}

/** The transport comes once there is something to send. Where it does not come, nothing else would go through either. */
const deliver = (mail: Mail): Promise<Outcome> =>
  import('../mail/sendMail').then(({ sendMail }) => sendMail(mail)).catch(() => ({ kind: 'failed', reason: 'network' }))
