import type { Classify } from './classify'
import type { RawEntry } from './raw-entry'

/**
 * Files that have the name of another file, each with that other file. Names that differ only in ending or case count as the same. One of
 * these files is right: the one with the ending that its folder needs.
 */
export function duplicateFiles(raw: readonly RawEntry[], classify: Classify): ReadonlyMap<string, string> {
  const byName = new Map<string, string[]>()
  for (const { kind, file } of raw) if (kind !== 'picture') byName.set(nameOf(file), [...(byName.get(nameOf(file)) ?? []), file])
  return new Map(
    [...byName.values()].flatMap((claims) => {
      if (claims.length === 1) return []
      const rightful = claims.find((file) => 'kind' in classify(file, 'text'))
      return rightful === undefined ? [] : claims.filter((file) => file !== rightful).map((file) => [file, rightful] as const)
    }),
  )
}

const nameOf = (file: string) => file.replace(/\.[^./]*$/, '').toLowerCase()
