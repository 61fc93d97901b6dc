import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EXPLORER } from '../../src/engine/routes/explorer'
import { AT_ROOT, type Placement } from '../placement'
import { withPolicy } from '../policy'
import { ExplorerPage } from './ExplorerPage'
import type { MeasuredPage } from './measure'
import { type Explorer, type ExplorerInput, explore, type LastSite, type Progress } from './model'
import { queryOf } from './query'
import base from './styles/base.css?inline'
import details from './styles/details.css?inline'
import frame from './styles/frame.css?inline'
import list from './styles/list.css?inline'
import marks from './styles/marks.css?inline'
import narrow from './styles/narrow.css?inline'
import problems from './styles/problems.css?inline'
import tokens from './styles/tokens.css?inline'
import wide from './styles/wide.css?inline'
import { WaitingPage } from './WaitingPage'

/** In this order: tokens first, styles for certain widths last. */
const STYLES = [tokens, base, frame, list, marks, problems, details, narrow, wide].join('')

/** An empty icon, so that browsers do not ask the site for one. */
const ICON = 'data:,'

/** Scripts of the explorer, which the development server serves as they are. */
const SCRIPTS = { explorer: '/renderer/explorer/client.ts', waiting: '/renderer/explorer/waiting.ts' } as const

/** An explorer for one state of the content. */
export type ExplorerSite = {
  /** The page for the parameters of an address. */
  html: (parameters: URLSearchParams) => Promise<string>
  /** The page that is shown instead of every other one while there is no valid content: the list of all problems. */
  waiting: () => string
  /** Whether a file is in the content: no other file is opened in an editor. */
  has: (file: string) => boolean
}

/**
 * The inputs of an explorer. Pages are measured once it is opened for the first time: `measure` passes on those that are measured so far,
 * and `changed` is called from time to time, and at the end.
 */
export type ExplorerSource = Omit<ExplorerInput, 'site'> & {
  site: (Pick<LastSite, 'graph' | 'isCurrent'> & { measure: Measure }) | undefined
  changed: () => void
  /** Where the site lies on its host; left out: at its root. */
  placement?: Placement
}

type Measure = (found: (measured: readonly MeasuredPage[]) => void) => Promise<readonly MeasuredPage[]>

/** Milliseconds that the first answer waits for the pages to be measured. If it takes longer, the answer comes without them. */
const TIMEOUT = 50

/**
 * Number of measured pages that are shown first. Then they are shown each time their number has doubled, since the time that showing takes
 * grows with it.
 */
const FIRST_PAGES = 64

/** Makes an explorer. It gathers its data lazily. */
export function createExplorer({ site, changed, placement = AT_ROOT, ...content }: ExplorerSource): ExplorerSite {
  let pages: readonly MeasuredPage[] = []
  let progress: Progress = 'measuring'
  let measuring: Promise<unknown> | undefined
  let made: Explorer | undefined
  const explorer = () => (made ??= explore({ ...content, site: site && { ...site, pages, progress } }))
  const show = (measured: readonly MeasuredPage[]) => {
    pages = [...measured]
    made = undefined
    changed()
  }
  const measure = async () => {
    if (!site) return
    const all = await site.measure((measured) => {
      if (measured.length >= Math.max(FIRST_PAGES, 2 * pages.length)) show(measured)
    })
    progress = 'measured'
    show(all)
  }
  return {
    has: (file) => content.raw.some((entry) => entry.file === file),
    async html(parameters) {
      // The check of links reports a page that cannot be rendered; files and problems can be shown without the sizes of pages.
      measuring ??= measure().catch(() => {
        progress = 'broken'
        show(pages)
      })
      await Promise.race([measuring, new Promise((resolve) => setTimeout(resolve, TIMEOUT))])
      const page = <ExplorerPage explorer={explorer()} query={queryOf(parameters)} />
      return documentOf({ title: 'Content explorer', script: SCRIPTS.explorer, page, placement })
    },
    waiting: () => documentOf({ title: 'No page yet', script: SCRIPTS.waiting, page: <WaitingPage explorer={explorer()} />, placement }),
  }
}

type Document = { title: string; script: string; page: ReactNode; placement: Placement }

function documentOf({ title, script, page, placement }: Document): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href={ICON} />
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
        <script type="module" src={script} />
      </head>
      <body>{page}</body>
    </html>,
  )
  return withPolicy(placement.page(`<!doctype html>${html}\n`), EXPLORER, { origins: [] })
}
