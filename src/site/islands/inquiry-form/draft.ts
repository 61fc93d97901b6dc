import * as z from 'zod/mini'
import { readStored, store } from '../../../engine/islands/storage'
import { EMPTY, LAST_STEP, type Step, TEXT_NAMES, type Values } from './fields'

/** Where this tab keeps what was typed. */
export const DRAFT_KEY = 'inquiry'

/** An inquiry that is not sent yet. The consent is not part of it, nor the file: only that there was one. */
export type Draft = {
  step: Step
  values: Omit<Values, 'privacyConsent'>
  /** What the link that led here was about. */
  subject: string
  hadFile: boolean
  /** When the form came to life first, in milliseconds. */
  started: number
}

const draftSchema = z.object({
  step: z.literal([0, 1, LAST_STEP]),
  // As `z.record` would have it, at a tenth of its size.
  values: z.catchall(z.object({}), z.string()),
  subject: z.string(),
  hadFile: z.boolean(),
  started: z.number(),
})

/** A draft out of its text; nothing for a text that is none. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(text ?? 'null'))
    if (!data) return undefined
    const { privacyConsent: _, ...empty } = EMPTY
    const kept = Object.fromEntries(TEXT_NAMES.map((name) => [name, data.values[name] ?? '']))
    return { ...data, values: { ...empty, ...kept } }
  } catch {
    // What somebody else wrote there is no draft.
    return undefined
  }
}

/** The draft of this tab. */
export const readDraft = () => parseDraft(readStored(DRAFT_KEY, 'tab'))

/** Keeps a draft for this tab, and forgets it where there is nothing in it. */
export function keepDraft({ values, ...draft }: Omit<Draft, 'values'> & { values: Values }) {
  const { privacyConsent: _, ...texts } = values
  const isEmpty = draft.subject === '' && !draft.hadFile && TEXT_NAMES.every((name) => texts[name] === '')
  store(DRAFT_KEY, isEmpty ? null : JSON.stringify({ ...draft, values: texts } satisfies Draft), 'tab')
}
