import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { reportOf } from '../page-report'
import type { PlannedPage } from '../plan'
import { pageKey, type RenderContext, renderPage } from '../render'

/** A page with its size, and the time that it took to render it. */
export type MeasuredPage = {
  page: PlannedPage
  /** Bytes of its HTML with its styles, before and after compression by gzip. */
  bytes: number
  compressed: number
  milliseconds: number
  /** The addresses of the links in its content, without header and footer. */
  links: ReadonlySet<string>
}

/** Measures by the key of the page. */
export type Measures = ReadonlyMap<string, Measure>
type Measure = Omit<MeasuredPage, 'page'>

/** Measured pages, and the measures of these pages for the next time. */
export type Measured = { pages: readonly MeasuredPage[]; measures: Measures }

/** Called before each page is measured, with those that are. It may wait; if it gives false, measuring ends. */
export type NextPage = (measured: readonly MeasuredPage[]) => Promise<boolean>

const inNextTurn: NextPage = async () => {
  await setImmediate()
  return true
}

/**
 * Measures pages one after another. A page whose key was measured `before` is not rendered. If `next` ends it early, what was measured
 * before is kept.
 */
export async function measurePages(
  planned: readonly PlannedPage[],
  context: RenderContext,
  { before, next = inNextTurn }: { before: Measures; next?: NextPage | undefined },
): Promise<Measured> {
  const pages: MeasuredPage[] = []
  const measures = new Map<string, Measure>()
  for (const page of planned) {
    if (!(await next(pages))) return { pages, measures: new Map([...before, ...measures]) }
    const key = pageKey(page, context)
    const found = before.get(key) ?? measure(page, context)
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
