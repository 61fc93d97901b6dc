import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { LOGO_GROUNDS, logoFile, logoOf } from '../cards/logo'
import type { Graph } from '../graph/graph'
import { LOGO, LOGO_ON_DARK } from '../routes/files'

/** The files of the logo, by their grounds. */
const FILES = [
  { address: LOGO, ground: LOGO_GROUNDS.light },
  { address: LOGO_ON_DARK, ground: LOGO_GROUNDS.dark },
] as const

/** The logo as files that need no font, to print and to put on other sites. */
export const logos: Output<Graph> = {
  name: 'logos',
  codeKey: import.meta.codeKey,
  reserved: () => FILES.map(({ address }) => address),
  *emit({ graph, codeKey }) {
    const { name } = graph.site.identity
    for (const { address, ground } of FILES)
      yield {
        path: address.slice(1),
        key: keyOf(codeKey, address, name),
        contents: async () => logoFile(await logoOf(name), ground),
      }
  },
}
