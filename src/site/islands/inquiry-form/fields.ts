import type { SingletonData } from '../../../../schemas/index'
import type { DeepReadonly } from '../../../engine/lib/readonly'
import { LONGEST } from '../../ui/forms/limits'

/** Words, choices and limits of the inquiry form, as content/site/contact.yaml has them. */
export type InquiryWords = DeepReadonly<SingletonData['site']['contact']>

/** Steps of the form (specification, 7.1). */
export type Step = 0 | 1 | 2
export const LAST_STEP = 2

/**
 * The fields of an inquiry with their limits (specification, 7.2). The page states these limits, and the schemas check them.
 * `choices` names the list of content that a field takes one of.
 */
export const FIELDS = {
  name: { step: 0, required: true, longest: LONGEST.line },
  company: { step: 0, required: true, longest: LONGEST.line },
  email: { step: 0, required: true, longest: LONGEST.email },
  phone: { step: 0, required: false, longest: LONGEST.phone },
  country: { step: 0, required: false, longest: LONGEST.line },
  service: { step: 1, required: true, longest: LONGEST.line, choices: 'services' },
  industry: { step: 1, required: false, longest: LONGEST.line, choices: 'industries' },
  budget: { step: 1, required: false, longest: LONGEST.line, choices: 'budgets' },
  timeline: { step: 1, required: false, longest: LONGEST.line, choices: 'timelines' },
  projectSummary: { step: 1, required: true, longest: LONGEST.text },
  currentChallenges: { step: 2, required: false, longest: LONGEST.text },
  expectedOutcomes: { step: 2, required: false, longest: LONGEST.text },
} as const satisfies Record<string, FieldLimits>

type FieldLimits = { step: Step; required: boolean; longest: number; choices?: 'services' | 'industries' | 'budgets' | 'timelines' }

/** A field with a text or a choice. */
export type TextName = keyof typeof FIELDS
/** A field that can be missing: one of those, or the consent. */
export type FieldName = TextName | 'privacyConsent'

export const TEXT_NAMES = Object.keys(FIELDS) as readonly TextName[]

/** Whether a field of the form has this name. */
export const isFieldName = (name: unknown): name is FieldName => name === 'privacyConsent' || TEXT_NAMES.some((one) => one === name)

/** Limits of a field, whichever it is. */
export const limitsOf = (name: TextName): FieldLimits => FIELDS[name]

/** What is typed and chosen. */
export type Values = Readonly<Record<TextName, string>> & { readonly privacyConsent: boolean }

/** An empty form. */
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
