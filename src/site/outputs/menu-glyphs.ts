import { shellData } from '../../../pages/shared/shell'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { glyphSheet } from '../art/glyph-sheet'
import { glyphNameAt } from '../art/kind-glyphs'
import type { Graph } from '../graph/graph'
import { MENU_GLYPHS } from '../routes/files'
import { columnsOf } from '../ui/shell/menu-sheet'

/** The glyphs of all menus in one file, loaded when a menu opens. */
export const menuGlyphs: Output<Graph> = {
  name: 'menu-glyphs',
  codeKey: import.meta.codeKey,
  *emit({ graph, codeKey }) {
    const names = columnsOf(shellData(graph)).map((links) => links.map(({ href }) => glyphNameAt(href)))
    yield { path: MENU_GLYPHS.slice(1), key: keyOf(codeKey, names), contents: () => glyphSheet(names) }
  },
}
