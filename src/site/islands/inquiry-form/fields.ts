import type { SingletonData } from '../../../../schemas/index'
import type { DeepReadonly } from '../../../engine/lib/readonly'
import { MAX_LENGTHS } from '../../ui/forms/limits'
import { EMAIL_ADDRESS } from '../mail/email-address'
import { PHONE_NUMBER } from './phone-number'

/** Words, options and limits of the inquiry form, from content/site/contact.yaml. */
export type InquiryWords = DeepReadonly<SingletonData['site']['contact']>

/** Steps of the form (specification, 7.1). */
export type Step = 0 | 1 | 2
export const LAST_STEP = 2

/**
 * The fields of an inquiry with their limits (specification, 7.2), which the page shows and the schemas check. `choices` names the list in
 * content that holds the options of a field. `form` is the pattern of its text.
 */
export const FIELDS = {
  name: { step: 0, required: true, longest: MAX_LENGTHS.line },
  company: { step: 0, required: true, longest: MAX_LENGTHS.line },
  email: { step: 0, required: true, longest: MAX_LENGTHS.email, form: EMAIL_ADDRESS },
  phone: { step: 0, required: false, longest: MAX_LENGTHS.phone, form: PHONE_NUMBER },
  country: { step: 0, required: false, longest: MAX_LENGTHS.line },
  service: { step: 1, required: true, longest: MAX_LENGTHS.line, choices: 'services' },
  industry: { step: 1, required: false, longest: MAX_LENGTHS.line, choices: 'industries' },
  budget: { step: 1, required: false, longest: MAX_LENGTHS.line, choices: 'budgets' },
  timeline: { step: 1, required: false, longest: MAX_LENGTHS.line, choices: 'timelines' },
  projectSummary: { step: 1, required: true, longest: MAX_LENGTHS.text },
  currentChallenges: { step: 2, required: false, longest: MAX_LENGTHS.text },
  expectedOutcomes: { step: 2, required: false, longest: MAX_LENGTHS.text },
} as const satisfies Record<string, FieldLimits>

type FieldLimits = {
  step: Step
  required: boolean
  longest: number
  choices?: 'services' | 'industries' | 'budgets' | 'timelines'
  form?: RegExp
}

/** A field with a text or an option as its value. */
export type TextName = keyof typeof FIELDS
/** Any field that can be missing: a text, an option or the consent. */
export type FieldName = TextName | 'privacyConsent'

export const TEXT_NAMES = Object.keys(FIELDS) as readonly TextName[]

/** Whether a field of the form has this name. */
export const isFieldName = (name: unknown): name is FieldName => name === 'privacyConsent' || TEXT_NAMES.some((one) => one === name)

/** The limits of a field. */
export const limitsOf = (name: TextName): FieldLimits => FIELDS[name]

/** The values of all fields. */
export type Values = Readonly<Record<TextName, string>> & { readonly privacyConsent: boolean }

/** Values of an empty form. */
export const EMPTY: Values = {
  name: '',
  company: '',
  email: '',
  phone: '',
  country: '',
  service: '',
  industry: '',
  budget: '',
  timeline: '',
  projectSummary: '',
  currentChallenges: '',
  expectedOutcomes: '',
  privacyConsent: false,
}
