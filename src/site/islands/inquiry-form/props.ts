import type { InquiryWords } from './fields'

/** What the form is given. */
export type InquiryProps = {
  /** In front of the id of each field; distinct on the page. */
  id: string
  /** Name of the form, read aloud. */
  title: string
  words: InquiryWords
  /** Word after the label of a field that may stay empty. */
  optional: string
  /** Language of the page. */
  language: string
  /** Our mailbox. */
  email: string
  privacyHref: string
  /** What to read after a success. */
  readOnHref: string
  level: 2 | 3
}
