import { grouped } from '../../lib/grouped'
import type { Classify } from './classify'
import { isPicture, type RawEntry } from './raw-entry'

/**
 * Files that have the name of another file, each with that other file. Names that differ only in ending or case count as the same. The file
 * with the ending that its folder needs is the right one, and is not among them.
 */
export function duplicateFiles(raw: readonly RawEntry[], classify: Classify): ReadonlyMap<string, string> {
  const texts = raw.map(({ file }) => file).filter((file) => !isPicture(file))
  const byName = grouped(texts, nameOf)
  return new Map(
    [...byName.values()].flatMap((claims) => {
      if (claims.length === 1) return []
      const rightful = claims.find((file) => 'kind' in classify(file, 'text'))
      return rightful === undefined ? [] : claims.filter((file) => file !== rightful).map((file) => [file, rightful] as const)
    }),
  )
}

const nameOf = (file: string) => file.replace(/\.[^./]*$/, '').toLowerCase()
