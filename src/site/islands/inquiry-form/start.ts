import type { Draft } from './draft'
import { TEXT_NAMES, type Values } from './fields'
import type { Preset } from './preset'

/** Sources of the first values. */
type Sources = {
  /** Values that are already in the fields: typed before hydration, or restored by the browser. */
  typed: Values
  draft: Draft | undefined
  preset: Preset
  /** Whether a link has just been followed, as opposed to a reload or Back. */
  isFresh: boolean
}

/**
 * The values and the subject that the form starts with. A value that is already in a field wins. After that, a link that was
 * just followed wins over the draft; on a reload or Back, the draft wins over the link.
 */
export function startOf({ typed, draft, preset, isFresh }: Sources): { values: Values; subject: string } {
  const first = (linked: string, drafted: string | undefined) => (isFresh ? linked || drafted || '' : (drafted ?? linked))
  const linked: Partial<Record<string, string>> = { service: preset.service, industry: preset.industry }
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, typed[name] || first(linked[name] ?? '', draft?.values[name])]))
  return { values: { ...typed, ...texts }, subject: first(preset.subject, draft?.subject) }
}
