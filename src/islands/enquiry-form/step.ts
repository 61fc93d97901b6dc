import { type EnquiryWords, FIELDS, type TextName, type Values } from './fields'
import type { NeededName } from './validation'

/** What a step of the form needs. */
export type StepProps = {
  /** In front of the id of each field, so that two forms can stand on a page. */
  prefix: string
  words: EnquiryWords
  /** Word after the label of a field that may stay empty. */
  optional: string
  /** Fields that say what is wrong with them. */
  wrong: ReadonlySet<keyof Values>
}

/** Words and limits of a field, as its control takes them. */
export function fieldOf(name: TextName, { prefix, words, optional, wrong }: StepProps) {
  const { required, longest } = FIELDS[name]
  return {
    id: `${prefix}-${name}`,
    name,
    label: words.fields[name],
    optional: required ? undefined : optional,
    maxLength: longest,
    error: wrong.has(name) ? words.errors[name as NeededName] : undefined,
  }
}
