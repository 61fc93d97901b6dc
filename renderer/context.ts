import type { CoreGraph } from '../src/engine/content/model/graph'
import type { Site } from './define/site'
import type { Assets } from './document'
import { keyOf } from './key'
import type { RenderContext } from './render'
import { createStyles } from './styles/styles'

/** Makes what all pages of a graph are rendered with. */
export function createContext(site: Site, graph: CoreGraph, assets: Assets, codeKey: string): RenderContext {
  const words = site.words(graph)
  const frame = site.frame(graph)
  return {
    identity: graph.site.identity,
    words,
    assets,
    theme: site.theme,
    survey: site.survey,
    styles: createStyles(site.theme.styles),
    key: keyOf(codeKey, words, frame.data, assets),
    frame: frame.markup,
  }
}
