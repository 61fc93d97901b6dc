import type { CoreGraph } from '../src/engine/content/model/graph'
import type { Site } from './define/site'
import type { Assets } from './document'
import { keyOf } from './key'
import type { RenderContext } from './render'
import { createStyles, type Styles } from './styles/styles'

/** What a context is made of: a graph of the site, the addresses of what pages load, and the key of the code. */
type ContextInput = { graph: CoreGraph; assets: Assets; codeKey: string; styles?: Styles }

/** Makes what all pages of a graph are rendered with. */
export function createContext(
  site: Site,
  { graph, assets, codeKey, styles = createStyles(site.theme.styles) }: ContextInput,
): RenderContext {
  const words = site.words(graph)
  const frame = site.frame(graph)
  return {
    identity: graph.site.identity,
    words,
    assets,
    theme: site.theme,
    viewForLinks: site.viewForLinks,
    styles,
    key: keyOf(codeKey, words, frame.data, assets),
    frame: frame.markup,
  }
}
