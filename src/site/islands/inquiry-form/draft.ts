import * as z from 'zod/mini'
import { readStored, store } from '../../../engine/islands/storage'
import { LAST_STEP, limitsOf, type Step, TEXT_NAMES, type Values } from './fields'

/** Key in `sessionStorage`. */
export const DRAFT_KEY = 'inquiry'

type Texts = Omit<Values, 'privacyConsent'>

/** An inquiry that has not been sent yet. It holds neither the consent nor the file, only whether there was a file. */
export type Draft = {
  step: Step
  values: Texts
  /** The subject from the link to the form. */
  subject: string
  /** The values that this link filled in. */
  linked: Partial<Texts>
  hadFile: boolean
  /** When the form was first hydrated, in milliseconds. */
  started: number
}

/** What is kept for a purpose. Without a draft of its own it is what the last draft says about the visitor. */
export type Kept = Partial<Omit<Draft, 'values'>> & { values?: Partial<Texts> }

/** Same as `z.record`, at a tenth of its size. */
const TEXTS = z.catchall(z.object({}), z.string())

const draftsSchema = z.catchall(
  z.object({}),
  z.object({
    step: z.literal([0, 1, LAST_STEP]),
    values: TEXTS,
    subject: z.string(),
    linked: TEXTS,
    hadFile: z.boolean(),
    started: z.number(),
  }),
)

/** The stored drafts, each by its purpose, the last one written at the end; none if they are malformed. */
function storedDrafts(): Readonly<Record<string, Kept>> {
  try {
    return draftsSchema.safeParse(JSON.parse(readStored(DRAFT_KEY, 'tab') ?? 'null')).data ?? {}
  } catch {
    // The stored text is not JSON, so this site did not write it.
    return {}
  }
}

/** The fields about the visitor, which are the same for all purposes. */
export const visitorIn = (values: Partial<Texts> = {}): Partial<Texts> =>
  Object.fromEntries(TEXT_NAMES.filter((name) => limitsOf(name).step === 0).map((name) => [name, values[name] ?? '']))

/** What this tab keeps for a purpose (`purposeOf`). */
export function readDraft(purpose: string): Kept {
  const drafts = storedDrafts()
  const last = Object.values(drafts).at(-1)
  const own = drafts[purpose]
  return last ? { ...own, started: last.started, values: { ...own?.values, ...visitorIn(last.values) } } : {}
}

/** Stores the draft of a purpose for this tab, or removes it if the visitor has filled in nothing: a link that was only followed is none. */
export function writeDraft({ values, ...draft }: Omit<Draft, 'values'> & { values: Values }, purpose: string) {
  const { privacyConsent: _, ...texts } = values
  const isEmpty = !draft.hadFile && TEXT_NAMES.every((name) => texts[name] === (draft.linked[name] ?? ''))
  keep(purpose, isEmpty ? undefined : { ...draft, values: texts })
}

/** Removes the draft of a purpose. */
export const forgetDraft = (purpose: string) => keep(purpose)

function keep(purpose: string, draft?: Draft) {
  const { [purpose]: _, ...others } = storedDrafts()
  const drafts = draft ? { ...others, [purpose]: draft } : others
  store(DRAFT_KEY, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts), 'tab')
}
