import type { InquiryWords } from './fields'
import { TEXT_NAMES, type Values } from './fields'
import { matterAbout } from './matter'

/** An inquiry to be sent, copied or opened in an email program. */
export type Inquiry = { values: Values; subject: string; fileName?: string }

type MessageWords = Pick<InquiryWords, 'fields' | 'subject' | 'mailSubject'>

/**
 * Variables for the template of the mail service: the fields of the inquiry (specification, 7.2), its subject, and the whole
 * inquiry as one text.
 */
export function fieldsOf(inquiry: Inquiry, words: MessageWords): Record<string, string> {
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, inquiry.values[name].trim()]))
  return {
    ...texts,
    hasAttachment: String(inquiry.fileName !== undefined),
    privacyConsent: String(inquiry.values.privacyConsent),
    subject: subjectOf(inquiry, words),
    message: textOf(inquiry, words),
  }
}

/**
 * An inquiry as plain text: a label and a value for each field that is filled in; a value of several lines starts on a new
 * line.
 */
export function textOf({ values, subject, fileName }: Inquiry, words: MessageWords): string {
  const lines = TEXT_NAMES.flatMap((name) => {
    const text = values[name].trim()
    return text === '' ? [] : [lineOf(words.fields[name], text)]
  })
  const before = subject === '' ? [] : [lineOf(words.subject, subject)]
  const after = fileName === undefined ? [] : [lineOf(words.fields.attachment, fileName)]
  return [...before, ...lines, ...after].join('\n')
}

/** The summary of a sent inquiry for the visitor: subject, company, service of a project and file, each with its label. */
export const receiptOf = ({ values, subject, fileName }: Inquiry, words: InquiryWords) =>
  [
    [words.subject, subject],
    [words.fields.company, values.company],
    [words.fields.service, matterAbout(subject, words) === undefined ? values.service : ''],
    [words.fields.attachment, fileName],
  ].filter(([, text]) => text)

const lineOf = (label: string, text: string) => (text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`)

/** The subject line of the email. */
export function subjectOf({ values: { company, name }, subject }: Inquiry, { mailSubject }: MessageWords): string {
  const from = company.trim() || name.trim()
  return [mailSubject, from, subject].filter(Boolean).join(' · ')
}

/** Longest body of a `mailto:` link, encoded: email programs cut off or ignore longer ones. */
const LONGEST_BODY = 1900

/** The `mailto:` link of the inquiry, and whether it holds all of it. */
export function mailOf(inquiry: Inquiry, words: MessageWords, mailbox: string): { href: string; isWhole: boolean } {
  const text = textOf(inquiry, words).replaceAll('\n', '\r\n')
  const body = beginningOf(text)
  const isWhole = body === encoded(text)
  return { href: `mailto:${mailbox}?subject=${encoded(subjectOf(inquiry, words))}&body=${body}${isWhole ? '' : encoded('…')}`, isWhole }
}

/** The longest start of a text that fits, without splitting a character. */
function beginningOf(text: string): string {
  let beginning = ''
  for (const letter of text) {
    const next = encoded(letter)
    if (beginning.length + next.length > LONGEST_BODY) break
    beginning += next
  }
  return beginning
}

/** Encodes a text for a URL. Lone surrogates cannot be encoded and are replaced. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))
