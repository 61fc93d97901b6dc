import type { Kept } from './draft'
import { TEXT_NAMES, type Values } from './fields'
import { type Preset, withoutLinked } from './preset'

/** Sources of the first values. */
type Sources = {
  /** Values that are already in the fields: typed before hydration, or restored by the browser. */
  typed: Values
  /** What is kept for the purpose of the link. */
  draft: Kept
  preset: Preset
  /** Whether a link has just been followed, as opposed to a reload or Back. */
  isFresh: boolean
}

/**
 * The initial values and subject of the form, and the values that its link filled in. A value that is already in a field wins. After that, a
 * link that was just followed wins over the draft, but not over a summary written by the visitor; if it says anything, it takes the place of
 * all that an earlier link has filled in. On a reload or Back, the draft wins over the link.
 */
export function initialValues({ typed, draft, preset, isFresh }: Sources): { values: Values; subject: string; linked: Partial<Values> } {
  const { subject, ...fields } = preset
  const isReplaced = isFresh && Object.values(preset).some(Boolean)
  const first = (linked: string, drafted: string | undefined) => (isFresh ? linked || drafted || '' : (drafted ?? linked))
  const own: Kept = isReplaced ? { values: withoutLinked(draft.values ?? {}, draft.linked) } : draft
  const linked: Partial<Values> = { ...fields, projectSummary: own.values?.projectSummary || fields.projectSummary }
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, typed[name] || first(linked[name] ?? '', own.values?.[name])]))
  return { values: { ...typed, ...texts }, subject: first(subject, own.subject), linked: own.linked ?? fields }
}
