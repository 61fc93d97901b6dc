import type { ResultGroup } from './search'

/** A group to be shown, with the number of its results that are not shown yet. */
export type ShownGroup = ResultGroup & { left: number }

/** Moves the first result to a group of its own before the others. Close matches and texts have no best result. */
export function withBest(groups: readonly ResultGroup[]): readonly ShownGroup[] {
  const shown = groups.map((group) => ({ ...group, left: group.found - group.hits.length }))
  const [first, ...others] = shown
  const [hit, ...hits] = first?.hits ?? []
  if (!first || !hit || first.name === 'close' || first.name === 'texts') return shown
  const rest = first.found > 1 ? [{ ...first, found: first.found - 1, hits }] : []
  return [{ name: 'best', found: 1, size: 1, hits: [hit], left: 0 }, ...rest, ...others]
}
