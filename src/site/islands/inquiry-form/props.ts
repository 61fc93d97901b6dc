import type { InquiryWords } from './fields'

export type InquiryProps = {
  /** Prefix of the ids of all fields; unique on the page. */
  id: string
  /** Accessible name of the form. */
  title: string
  words: InquiryWords
  /** Word after the label of an optional field. */
  optional: string
  /** Read aloud before a step that is done. */
  done: string
  language: string
  /** Email address of the company. */
  email: string
  privacyHref: string
  /** Address of the link after success. */
  readOnHref: string
  level: 2 | 3
}
