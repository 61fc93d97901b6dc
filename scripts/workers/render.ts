import { contextOf } from '../../renderer/context'
import type { DataContext } from '../../renderer/define/page'
import type { Site } from '../../renderer/define/site'
import { bytesOf } from '../../renderer/policy'
import { type RenderContext, renderParts } from '../../renderer/render'
import { createStyles } from '../../renderer/styles/styles'
import { InvariantError, required } from '../../src/engine/problems/problem'
import { stageContents } from '../write/staged'
import { contextIn, type PlacedPage, type RenderedPages, type SharedContext } from './tasks'

/** The context of the last task: making one takes as long as rendering many pages. */
let last: { text: string; context: RenderContext } | undefined

function contextFor(site: Site, shared: SharedContext): RenderContext {
  if (last?.text !== shared.text) {
    const { data, sheet } = contextIn(shared)
    last = { text: shared.text, context: contextOf(site, data, createStyles(site.theme.styles, sheet)) }
  }
  return last.context
}

/** Renders pages of a site, by their patterns, and stages the HTML of each. */
export function renderPlain(site: Site, shared: SharedContext, pages: readonly PlacedPage[]): RenderedPages {
  const context = contextFor(site, shared)
  const kinds = new Map(site.pages.map((page) => [page.path, page]))
  return pages.map(({ page, places }) => {
    const kind = kinds.get(page.pattern)
    if (!kind) throw new InvariantError(`no page has the pattern ${page.pattern}`)
    const started = performance.now()
    const { props } = page
    const planned = {
      ...page,
      element: (words: object) => kind.element(props, words),
      data: (of: DataContext<object>) => kind.data(props, of),
    }
    const { parts, report } = renderParts(planned, context)
    const bytes = bytesOf(parts)
    const hashes = places.map((place) => stageContents(bytes, place))
    return { hash: required(hashes[0], `a place for ${page.address}`), report, time: performance.now() - started }
  })
}
