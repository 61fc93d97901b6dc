import * as z from 'zod/mini'
import { fill } from '../../../engine/lib/text'
import { type FieldName, type InquiryWords, LAST_STEP, limitsOf, type Step, TEXT_NAMES, type TextName, type Values } from './fields'

type Choices = Pick<InquiryWords, 'services' | 'industries' | 'budgets' | 'timelines'>

/** The schema of each step (specification, 7.3). Leading and trailing spaces are ignored. */
export function schemasOf(choices: Choices) {
  const schemaOf = (name: TextName) => {
    const { required, longest, choices: list, form } = limitsOf(name)
    const text = z.string().check(z.trim(), z.minLength(required ? 1 : 0), z.maxLength(longest))
    if (form) return text.check(z.regex(form))
    return list ? text.check(z.refine((value) => value === '' || choices[list].includes(value))) : text
  }
  const shapeOf = (step: Step) => TEXT_NAMES.filter((name) => limitsOf(name).step === step).map((name) => [name, schemaOf(name)] as const)
  return [
    z.object(Object.fromEntries(shapeOf(0))),
    z.object(Object.fromEntries(shapeOf(1))),
    z.object({ ...Object.fromEntries(shapeOf(LAST_STEP)), privacyConsent: z.literal(true) }),
  ] as const
}

export type Schemas = ReturnType<typeof schemasOf>

/** The fields of a step that are missing or invalid, in their order. */
export function incompleteFields(schemas: Schemas, step: Step, values: Values): readonly FieldName[] {
  const { error } = schemas[step].safeParse(values)
  const wrong = new Set(error?.issues.map(({ path }) => path[0]))
  return [...TEXT_NAMES, 'privacyConsent' as const].filter((name) => wrong.has(name))
}

/** The fields of all steps that are filled in and invalid. */
export const invalidFields = (schemas: Schemas, values: Values): readonly FieldName[] =>
  STEPS.flatMap((step) => incompleteFields(schemas, step, values)).filter((name) => name !== 'privacyConsent' && values[name].trim() !== '')

/** The fields whose texts are too long. */
const tooLongIn = (values: Values) => TEXT_NAMES.filter((name) => values[name].trim().length > limitsOf(name).longest)

/** The first incomplete step up to and including this one; undefined if all are complete. */
export const firstIncompleteStep = (schemas: Schemas, upTo: Step, values: Values): Step | undefined =>
  STEPS.find((step) => step <= upTo && incompleteFields(schemas, step, values).length > 0)

export const STEPS: readonly Step[] = [0, 1, 2]

/** A field that must be filled in, or filled in well. */
export type NeededName = keyof InquiryWords['needs']

const isRequired = (name: FieldName) => name === 'privacyConsent' || limitsOf(name).required

const isNeeded = (name: FieldName): name is NeededName =>
  isRequired(name) || (name !== 'privacyConsent' && limitsOf(name).form !== undefined)

type ErrorWords = Pick<InquiryWords, 'errors' | 'tooLong'>

/** Errors of fields, by name. */
export type Errors = Partial<Record<FieldName, string>>

/** How far a visitor is: the step, the fields of it that are missing or invalid, all values, and the fields that the visitor has left. */
type Progress = { step: Step; missing: readonly FieldName[]; values: Values; touched: ReadonlySet<FieldName> }

/** Errors to show: a text that is too long at once, others once the visitor has left the field. */
export function errorsOf({ errors, tooLong }: ErrorWords, { missing, values, touched }: Omit<Progress, 'step'>, language: string): Errors {
  return Object.fromEntries([
    ...missing.flatMap((name) => (isNeeded(name) && touched.has(name) ? [[name, errors[name]]] : [])),
    ...tooLongIn(values).map((name) => [name, fill(tooLong, { n: limitsOf(name).longest.toLocaleString(language) })]),
  ])
}

type NeedWords = Pick<InquiryWords, 'fields' | 'hints' | 'needs' | 'shorter' | 'stillNeeded'>

/**
 * The sentence next to the button: empty if the step is complete; all requirements if nothing is filled in; otherwise what is still
 * missing.
 */
export function needsOf(words: NeedWords, { step, missing, values }: Omit<Progress, 'touched'>, language: string): string {
  if (missing.length === 0) return ''
  const required = TEXT_NAMES.filter((name) => limitsOf(name).step === step && limitsOf(name).required)
  const long = new Map<FieldName, string>(tooLongIn(values).map((name) => [name, fill(words.shorter, { field: words.fields[name] })]))
  const hint = words.hints[step]
  if (hint && missing.length >= Math.max(required.length, 1) && missing.every(isRequired) && long.size === 0) return hint
  const names = missing.map((name) => long.get(name) ?? (isNeeded(name) ? words.needs[name] : words.fields[name]))
  return fill(words.stillNeeded, { fields: new Intl.ListFormat(language).format(names) })
}
