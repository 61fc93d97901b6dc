import type { ResultGroup } from './search'

/** The first of all results as a group of its own, before the others, which have the rest. Close matches have none that is the best. */
export function withBest(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  const [first, ...others] = groups
  const [hit, ...hits] = first?.hits ?? []
  if (!first || !hit || first.name === 'close' || first.name === 'texts') return groups
  const rest = { ...first, found: first.found - 1, hits }
  return [{ name: 'best', found: 1, size: 1, hits: [hit] }, ...(rest.found > 0 ? [rest] : []), ...others]
}
