import { gzipSync } from 'node:zlib'
import type { PlannedPage } from '../plan'
import { pageKey, type RenderContext, renderPage } from '../render'
import { reportOf } from '../page-report'

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
export type Measures = ReadonlyMap<string, Measure>
type Measure = Omit<MeasuredPage, 'page'>

/** Pages as they were measured, and what the next time may start from: what these pages need, and no more. */
export type Measured = { pages: readonly MeasuredPage[]; measures: Measures }

/**
 * Measures pages, one in each turn of the event loop, so that the server answers meanwhile. What has a key that was measured
 * before is not rendered.
 */
export async function measurePages(planned: readonly PlannedPage[], context: RenderContext, before: Measures): Promise<Measured> {
  const pages: MeasuredPage[] = []
  const measures = new Map<string, Measure>()
  for (const page of planned) {
    const key = pageKey(page, context)
    let found = before.get(key)
    if (!found) {
      await new Promise(setImmediate)
      found = measure(page, context)
    }
    measures.set(key, found)
    pages.push({ page, ...found })
  }
  return { pages, measures }
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
