import { FIELDS, type InquiryWords, type TextName } from './fields'
import type { Errors } from './validation'

/** What a step of the form needs. */
export type StepProps = {
  /** In front of the id of each field, so that two forms can stand on a page. */
  prefix: string
  words: InquiryWords
  /** Word after the label of a field that may stay empty. */
  optional: string
  /** What fields say is wrong with them. */
  errors: Errors
  /** Browsers cut off what is pasted into a field with a limit. Once it lives, the form says so instead, and loses nothing. */
  isAlive: boolean
}

/** Words and limits of a field, as its control takes them. */
export function fieldOf(name: TextName, { prefix, words, optional, errors, isAlive }: StepProps) {
  const { required, longest } = FIELDS[name]
  return {
    id: `${prefix}-${name}`,
    name,
    label: words.fields[name],
    optional: required ? undefined : optional,
    maxLength: isAlive ? undefined : longest,
    error: errors[name],
  }
}
