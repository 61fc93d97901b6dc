import type { Entries } from '../parse/entries'
import { valueAt } from '../parse/schema'

/** The value at a path of a single file, such as `pages.breads.kinds`; undefined if its file could not be parsed. */
export function contentAt({ singletons }: Pick<Entries, 'singletons'>, path: string): unknown {
  const [group, file, ...fields] = path.split('.')
  return valueAt(singletons.get(`${group}.${file}`)?.data, fields)
}

/** The texts in the list at such a path. */
export function textsAt(entries: Pick<Entries, 'singletons'>, path: string): readonly string[] | undefined {
  const list = contentAt(entries, path)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : undefined
}
