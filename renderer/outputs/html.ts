import { fileOf } from '../../src/engine/routes/files'
import type { Output } from '../emit'

/** A file for every page, and one with the same bytes for each of its aliases. */
export const html: Output = {
  name: 'html',
  *emit({ pages }) {
    for (const { file, aliases, key, html: contents } of pages) {
      yield { path: file, key, contents }
      for (const alias of aliases) yield { path: fileOf(alias), key, contents }
    }
  },
}
