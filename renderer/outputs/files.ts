import { shortHash } from '../../src/engine/content/hash'
import { ASSETS } from '../../src/engine/routes/files'
import type { Output } from '../emit'
import { keyOf } from '../key'
import { sharedSheets } from '../styles/shared'

/** Scripts and fonts as vite made them, whose names already hold the hash of their bytes; and the notices of the licences of both. */
export const assets: Output = {
  name: 'assets',
  *emit(site) {
    for (const { path, bytes } of site.assets) {
      const key = path.startsWith(`${ASSETS}/`) ? path : keyOf(path, shortHash(bytes))
      yield { path, key, contents: () => bytes }
    }
  },
}

/** What stands for the origin of the site in the styles that all pages share. */
const ORIGIN = '{origin}'

/** Style sheets that all pages share; their names hold the hash of their text, before the origin stands in it. */
export const styleSheets: Output = {
  name: 'style-sheets',
  *emit({ styles, graph }) {
    const { origin } = new URL(graph.site.identity.origin)
    for (const { address, text } of Object.values(sharedSheets(styles)))
      if (address !== '') yield { path: address.slice(1), key: keyOf(address, origin), contents: () => text.replaceAll(ORIGIN, origin) }
  },
}
