import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { required } from '../../engine/problems/problem'
import { ART_FOLDERS, artNameOf } from '../art/drawing-address'
import { artFile } from '../art/file'
import type { Graph } from '../graph/graph'

/** The drawings that pages refer to, each as a file. They take the colors of the page that uses them. */
export const artwork: Output<Graph> = {
  name: 'artwork',
  folders: ART_FOLDERS,
  *emit({ pages, codeKey }) {
    const used = new Set(pages.flatMap(({ report }) => report.drawings))
    for (const address of [...used].toSorted()) {
      const name = required(artNameOf(address), `the drawing of ${address}`)
      yield { path: address.slice(1), key: keyOf(codeKey, address), contents: () => artFile(name) }
    }
  },
  at(address) {
    const name = artNameOf(address)
    return name && { path: address, key: address, contents: () => artFile(name) }
  },
}
