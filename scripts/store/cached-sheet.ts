import type { ThemeStyles } from '../../renderer/define/theme'
import { readSheet, type Sheet } from '../../renderer/styles/read-sheet'
import { keyedStore } from './keyed-store'

/** The parsed styles of a site, cached by the key of the code that holds them. */
export async function cachedSheet(cache: string, codeKey: string, styles: ThemeStyles): Promise<Sheet> {
  const store = keyedStore<Sheet>(`${cache}/sheets`)
  const known = await store.read(codeKey)
  if (known) return known
  const sheet = readSheet(styles)
  await store.write(codeKey, sheet)
  return sheet
}
