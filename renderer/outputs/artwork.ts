import { required } from '../../src/engine/problems/problem'
import { artNameOf } from '../../src/site/art/address'
import { artFile } from '../../src/site/art/file'
import type { Emitter } from '../emit'
import { keyOf } from '../key'

/** The drawings that pages refer to, a file each; they take their colours from the page that uses them. */
export const artwork: Emitter = {
  name: 'artwork',
  *emit({ pages, codeKey }) {
    const used = new Set(pages.flatMap(({ report }) => report.drawings))
    for (const address of [...used].toSorted()) {
      const name = required(artNameOf(address), `the drawing of ${address}`)
      yield { path: address.slice(1), key: keyOf(codeKey, address), contents: () => artFile(name) }
    }
  },
}
