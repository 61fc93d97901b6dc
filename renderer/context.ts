import type { CoreGraph } from '../src/engine/content/model/graph'
import type { Site } from './define/site'
import type { Assets } from './document'
import { keyOf } from './key'
import type { RenderContext } from './render'
import { createStyles, type Styles } from './styles/styles'

/** What a context is made of: a graph of the site, the addresses that pages use, and the key of the code. */
type ContextInput = { graph: CoreGraph; assets: Assets; codeKey: string; styles?: Styles }

/** Makes the context in which all pages of a graph are rendered. */
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
