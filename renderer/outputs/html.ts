import { fileOf } from '../../src/engine/routes/files'
import type { OutFile, Output, SitePage } from '../emit'

/** The files of a page: one at its address, and one with the same bytes at each of its aliases. */
export const filesOfPage = ({ file, aliases, key, html }: Pick<SitePage, 'file' | 'aliases' | 'key' | 'html'>): OutFile[] =>
  [file, ...aliases.map(fileOf)].map((path) => ({ path, key, contents: html }))

/** The files of all pages. */
export const html: Output = {
  name: 'html',
  *emit({ pages }) {
    for (const page of pages) yield* filesOfPage(page)
  },
}
