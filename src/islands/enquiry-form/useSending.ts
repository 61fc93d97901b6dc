import { useRef, useState } from 'react'
import { sendMail } from '../mail/sendMail'
import type { EnquiryWords } from './fields'
import { type Enquiry, fieldsOf } from './message'
import { isAutomatic, type Result } from './result'

type Sent = { enquiry: Enquiry; file: File | undefined; trap: string; started: number }

/** Sends an enquiry, one at a time, and holds how it ended. */
export function useSending(words: EnquiryWords) {
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<Result>()
  // Two clicks come before the next render.
  const isBusy = useRef(false)

  return {
    isSending,
    result,
    clear: () => setResult(undefined),
    /** Answers once it has ended; a second call meanwhile is none. */
    send: async ({ enquiry, file, trap, started }: Sent): Promise<Result | undefined> => {
      if (isBusy.current) return undefined
      isBusy.current = true
      setSending(true)
      setResult(undefined)
      const ended = isAutomatic(trap, started, Date.now())
        ? { kind: 'failed' as const }
        : await sendMail({ template: 'enquiry', fields: fieldsOf(enquiry, words), attachment: file })
      isBusy.current = false
      setSending(false)
      const next = ended.kind === 'sent' ? { kind: ended.kind, email: enquiry.values.email.trim() } : ended
      setResult(next)
      return next
    },
  }
}
