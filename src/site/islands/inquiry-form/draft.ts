import * as z from 'zod/mini'
import { readStored, store } from '../../../engine/islands/storage'
import { EMPTY, LAST_STEP, type Step, TEXT_NAMES, type Values } from './fields'

/** Key in `sessionStorage`. */
export const DRAFT_KEY = 'inquiry'

/** An inquiry that has not been sent yet. It holds neither the consent nor the file, only whether there was a file. */
export type Draft = {
  step: Step
  values: Omit<Values, 'privacyConsent'>
  /** The subject from the link to the form. */
  subject: string
  hadFile: boolean
  /** When the form was first hydrated, in milliseconds. */
  started: number
}

const draftSchema = z.object({
  step: z.literal([0, 1, LAST_STEP]),
  // Same as `z.record`, at a tenth of its size.
  values: z.catchall(z.object({}), z.string()),
  subject: z.string(),
  hadFile: z.boolean(),
  started: z.number(),
})

/** Parses a stored draft; undefined if it is malformed. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(text ?? 'null'))
    if (!data) return undefined
    const { privacyConsent: _, ...empty } = EMPTY
    const kept = Object.fromEntries(TEXT_NAMES.map((name) => [name, data.values[name] ?? '']))
    return { ...data, values: { ...empty, ...kept } }
  } catch {
    // The stored text is not JSON, so this site did not write it.
    return undefined
  }
}

/** The stored draft of this tab. */
export const readDraft = () => parseDraft(readStored(DRAFT_KEY, 'tab'))

/** Stores a draft for this tab, or removes it if it is empty. */
export function writeDraft({ values, ...draft }: Omit<Draft, 'values'> & { values: Values }) {
  const { privacyConsent: _, ...texts } = values
  const isEmpty = draft.subject === '' && !draft.hadFile && TEXT_NAMES.every((name) => texts[name] === '')
  store(DRAFT_KEY, isEmpty ? null : JSON.stringify({ ...draft, values: texts } satisfies Draft), 'tab')
}
