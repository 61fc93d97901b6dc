import { urlOf } from '../../src/routes/addresses'
import type { Emitter } from '../emit'
import { keyOf } from '../key'

/** Scripts and fonts as vite made them; their names already hold the hash of their bytes. */
export const assets: Emitter = {
  name: 'assets',
  *emit(site) {
    for (const { path, bytes } of site.assets) yield { path, key: path, contents: () => bytes }
  },
}

/** Pictures that entries name, under the path that they have in content/. */
export const pictures: Emitter = {
  name: 'pictures',
  *emit({ graph }) {
    for (const { file, bytes } of graph.pictures) yield { path: urlOf.media(file).slice(1), key: keyOf(bytes), contents: () => bytes }
  },
}
