import type { Classify } from './classify'
import type { RawEntry } from './raw'

/**
 * Files of data and texts that claim the name of another, each with that other: endings and capitals do not tell names apart.
 * Of such files the one that is named as its folder wants it is the rightful one.
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
