import type { Output } from '../emit'
import { sharedSheets } from '../styles/shared'

/** Scripts and fonts as vite made them; their names already hold the hash of their bytes. */
export const assets: Output = {
  name: 'assets',
  *emit(site) {
    for (const { path, bytes } of site.assets) yield { path, key: path, contents: () => bytes }
  },
}

/** Style sheets that all pages share; their names hold the hash of their text. */
export const styleSheets: Output = {
  name: 'style-sheets',
  *emit({ styles }) {
    for (const { address, text } of Object.values(sharedSheets(styles)))
      yield { path: address.slice(1), key: address, contents: () => text }
  },
}
