import { type Entries, parsedFiles } from './entries'
import type { PictureFile } from './graph'
import { besideEntry } from './references'
import { textFields } from './schema'

/** Picture files that entries refer to, each once, by path. */
export function usedPictures(entries: Entries): readonly PictureFile[] {
  const files = parsedFiles(entries).flatMap(({ source, schema, data }) =>
    [...textFields(schema, data)]
      .filter(({ meta, value }) => meta?.kind === 'picture' && !value.startsWith('https://'))
      .map(({ value }) => besideEntry(source.file, value)),
  )
  return [...new Set(files)].toSorted().flatMap((file) => {
    const bytes = entries.pictures.get(file)
    return bytes ? [{ file, bytes }] : []
  })
}
