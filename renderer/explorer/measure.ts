import { gzipSync } from 'node:zlib'
import type { PlannedPage } from '../plan'
import { pageKey, type RenderContext, renderPage } from '../render'
import { reportOf } from '../report'

/** A page with what it weighs, and what it took to render it. */
export type MeasuredPage = {
  page: PlannedPage
  /** Bytes of its HTML with its styles, as it is and as gzip makes it. */
  bytes: number
  compressed: number
  milliseconds: number
  /** Addresses that it links to itself, without those of header and footer. */
  links: ReadonlySet<string>
}

/** What was measured, by the key of the page. */
export type Measures = Map<string, Measure>
type Measure = Omit<MeasuredPage, 'page'>

/**
 * Measures pages, one in each turn of the event loop, so that the server answers meanwhile. What has a key that was measured
 * before is not rendered; what `kept` has of other pages is dropped.
 */
export async function measurePages(planned: readonly PlannedPage[], context: RenderContext, kept: Measures): Promise<MeasuredPage[]> {
  const keyed = planned.map((page) => ({ page, key: pageKey(page, context) }))
  const wanted = new Set(keyed.map(({ key }) => key))
  for (const key of kept.keys()) if (!wanted.has(key)) kept.delete(key)
  const measured: MeasuredPage[] = []
  for (const { page, key } of keyed) {
    let found = kept.get(key)
    if (!found) {
      await new Promise(setImmediate)
      found = measure(page, context)
      kept.set(key, found)
    }
    measured.push({ page, ...found })
  }
  return measured
}

function measure(page: PlannedPage, context: RenderContext): Measure {
  const started = performance.now()
  const { html } = renderPage(page, context)
  const milliseconds = performance.now() - started
  const main = html.slice(html.indexOf('<main '), html.indexOf('</main>'))
  return {
    bytes: Buffer.byteLength(html),
    compressed: gzipSync(html).length,
    milliseconds,
    links: new Set(reportOf(main).links),
  }
}
