import { memoize } from '../src/engine/lib/memoize'
import type { FrameMarkup, FramePlace } from './define/frame'
import { type MarkupReport, reportOf } from './page-report'
import type { NameFinder } from './styles/names'

/** Markup, the names in it that selectors can require, and its report. */
export type ReadMarkup = { html: string; names: ReadonlySet<string>; report: MarkupReport }

/** The markup before and after `<main>`. */
export type ReadFrame = (place: FramePlace) => { before: ReadMarkup; after: ReadMarkup }

export const readMarkup = (html: string, namesOf: NameFinder): ReadMarkup => ({ html, names: namesOf(html), report: reportOf(html) })

/** Reads the markup of a frame, once for each object that `markup` returns, since many pages share one. */
export function readFrame(markup: FrameMarkup, namesOf: NameFinder): ReadFrame {
  const read = memoize(({ before, after }: ReturnType<FrameMarkup>) => ({
    before: readMarkup(before, namesOf),
    after: readMarkup(after, namesOf),
  }))
  return (place) => read(markup(place))
}
