import type { CoreGraph } from '../src/engine/content/model/graph'
import { type CodeKeys, keyOfPart } from './code-keys'
import type { Site } from './define/site'
import type { Assets } from './html-document'
import { keyOf } from './key'
import { placementBelow } from './placement'
import { readFrame, readMarkup } from './read-markup'
import type { RenderContext } from './render'
import { createStyles, type Styles } from './styles/styles'
import { NO_MARKS, previewMarks, type Unpublished } from './unpublished-marks'

/** What all pages show, as plain data. */
export type SharedData = { identity: RenderContext['identity']; words: object; frame: object }

/**
 * What pages need besides their own data and the site: plain data, so that another thread can render with it. A preview
 * has its unpublished entries.
 */
export type ContextData = { shared: SharedData; assets: Assets; code: CodeKeys; preview?: readonly Unpublished[] | undefined }

/** The inputs of a context: a graph of the site, the addresses that pages use, and the hashes of the code. */
type ContextInput = { graph: CoreGraph; assets: Assets; code: CodeKeys; styles?: Styles }

/** What all pages of a graph show. */
export const sharedData = (site: Site, graph: CoreGraph): SharedData => ({
  identity: graph.site.identity,
  words: site.words(graph),
  frame: site.frame.data(graph),
})

/** Makes the context in which all pages of a graph are rendered. */
export const createContext = (site: Site, { graph, assets, code, styles }: ContextInput): RenderContext =>
  contextOf(site, { shared: sharedData(site, graph), assets, code }, styles)

/** Makes the context from its data. */
export const contextOf = (
  site: Site,
  { shared: { identity, words, frame }, assets, code, preview }: ContextData,
  styles = createStyles(site.theme.styles),
): RenderContext => {
  const placement = placementBelow(assets.base, site)
  const reading = { namesOf: styles.namesOf, placement }
  return {
    identity,
    words,
    assets,
    placement,
    theme: site.theme,
    viewForLinks: site.viewForLinks,
    styles,
    marks: preview ? previewMarks(preview, assets.base) : NO_MARKS,
    code,
    key: keyOf(keyOfPart(code, site.frame), keyOfPart(code, site.theme), words, frame, assets, preview ?? null),
    frame: readFrame(site.frame.markup(frame), reading),
    styleLinks: readMarkup(styleLinks(assets), reading),
  }
}

/** The links to styles within a page. Those for print come last: they overrule the later ones. */
const styleLinks = ({ laterStyles, printStyles }: Assets) => [styleLink(laterStyles, ''), styleLink(printStyles, ' media="print"')].join('')

/** The element for a style sheet; empty if the site has no styles of this kind. */
const styleLink = (address: string, media: string) => (address === '' ? '' : `<link rel="stylesheet" href="${address}"${media}>`)
