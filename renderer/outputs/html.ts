import { fileOf } from '../../src/engine/routes/files'
import type { Output, OutputFile } from '../emit'
import type { PlannedPage } from '../plan'

/** The files of a page: one at its address, and one with the same bytes at each of its aliases. */
export const filesOfPage = (
  { file, aliases }: Pick<PlannedPage, 'file' | 'aliases'>,
  key: string,
  contents: OutputFile['contents'],
): OutputFile[] => [file, ...aliases.map(fileOf)].map((path) => ({ path, key, contents }))

/** The files of all pages. */
export const html: Output = {
  name: 'html',
  inShares: true,
  *emit({ pages }) {
    for (const page of pages) yield* filesOfPage(page, page.key, page.html)
  },
}
