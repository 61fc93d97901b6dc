import { FIELDS, type InquiryWords, type TextName } from './fields'
import type { Errors } from './validation'

/** Props of each step. */
export type StepProps = {
  /** Prefix of the ids of all fields, so that two forms can be on one page. */
  prefix: string
  words: InquiryWords
  /** Word after the label of an optional field. */
  optional: string
  /** Errors of the fields. */
  errors: Errors
  /**
   * Whether the form is hydrated. Then fields have no `maxlength`, with which browsers truncate pasted text; the form reports a text that
   * is too long.
   */
  isHydrated: boolean
  /** Whether the form is about no project, so that it asks for a message and nothing else of one. */
  isBrief: boolean
}

/** Props of the control of a field: its words and limits. */
export function fieldProps(name: TextName, { prefix, words, optional, errors, isHydrated }: StepProps) {
  const { required, longest } = FIELDS[name]
  return {
    id: `${prefix}-${name}`,
    name,
    label: words.fields[name],
    optional: required ? undefined : optional,
    maxLength: isHydrated ? undefined : longest,
    error: errors[name],
  }
}
