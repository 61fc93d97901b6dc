import type { Draft } from './draft'
import { TEXT_NAMES, type Values } from './fields'
import type { Preset } from './preset'

/** What the form starts from. */
type Sources = {
  /** What stands in its fields already: typed before the script came, or put back by the browser. */
  typed: Values
  draft: Draft | undefined
  preset: Preset
  /** Whether the visitor has just come by the address, and not back to it. */
  isFresh: boolean
}

/**
 * The values and the subject that the form starts with. What stands in a field wins; then a link that was just followed, then
 * the draft; of a page that comes back, the draft, then the link.
 */
export function startOf({ typed, draft, preset, isFresh }: Sources): { values: Values; subject: string } {
  const first = (linked: string, drafted: string | undefined) => (isFresh ? linked || drafted || '' : (drafted ?? linked))
  const linked: Partial<Record<string, string>> = { service: preset.service, industry: preset.industry }
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, typed[name] || first(linked[name] ?? '', draft?.values[name])]))
  return { values: { ...typed, ...texts }, subject: first(preset.subject, draft?.subject) }
}
