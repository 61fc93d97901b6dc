import type { SingletonData } from '../../../schemas/index'
import type { DeepReadonly } from '../../lib/readonly'

/** Words, choices and limits of the enquiry form, as content/site/contact.yaml has them. */
export type EnquiryWords = DeepReadonly<SingletonData['site']['contact']>

/** Longest text of each kind of field: what a person writes, with room to spare. */
export const LONGEST = { line: 120, email: 254, phone: 40, text: 4000 } as const

/** What a step of the form needs. */
export type EnquiryStepProps = {
  /** In front of the id of each field, so that two forms can stand on a page. */
  prefix: string
  words: EnquiryWords
  /** Word after the label of a field that may stay empty. */
  optional: string
}
