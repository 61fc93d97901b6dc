import { memoize } from '../src/engine/lib/memoize'
import type { FrameMarkup, FramePlace } from './define/frame'
import { type MarkupReport, reportOf } from './page-report'
import type { Placement } from './placement'
import { type PagePart, pagePart } from './policy'
import type { NameFinder } from './styles/names'

/** Markup, the names in it that selectors can require, its report, and the part of a page that it becomes. */
export type ReadMarkup = { html: string; names: ReadonlySet<string>; report: MarkupReport; part: PagePart }

type Reading = { namesOf: NameFinder; placement: Pick<Placement, 'page'> }

/** The markup before and after `<main>`. */
export type ReadFrame = (place: FramePlace) => { before: ReadMarkup; after: ReadMarkup }

export function readMarkup(html: string, { namesOf, placement }: Reading): ReadMarkup {
  const part = pagePart(placement.page(html))
  return {
    html,
    names: namesOf(html),
    report: reportOf(html),
    part: { ...part, bytes: Buffer.from(part.html) },
  }
}

/** Reads the markup of a frame, once for each object that `markup` returns, since many pages share one. */
export function readFrame(markup: FrameMarkup, reading: Reading): ReadFrame {
  const read = memoize(({ before, after }: ReturnType<FrameMarkup>) => ({
    before: readMarkup(before, reading),
    after: readMarkup(after, reading),
  }))
  return (place) => read(markup(place))
}
