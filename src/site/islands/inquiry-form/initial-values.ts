import type { Kept } from './draft'
import { TEXT_NAMES, type Values } from './fields'
import type { Preset } from './preset'

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
 * The initial values and subject of the form. A value that is already in a field wins. After that, a link that was just followed wins over
 * the draft, but not over a summary written by the visitor; on a reload or Back, the draft wins over the link.
 */
export function initialValues({ typed, draft, preset, isFresh }: Sources): { values: Values; subject: string } {
  const first = (linked: string, drafted: string | undefined) => (isFresh ? linked || drafted || '' : (drafted ?? linked))
  const { subject, ...fields } = preset
  const drafted = draft.values
  const linked: Partial<Record<string, string>> = { ...fields, projectSummary: drafted?.projectSummary || fields.projectSummary }
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, typed[name] || first(linked[name] ?? '', drafted?.[name])]))
  return { values: { ...typed, ...texts }, subject: first(subject, draft.subject) }
}
