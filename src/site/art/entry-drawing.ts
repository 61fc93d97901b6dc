import type { Family } from './family'
import type { Subject } from './mosaic/subjects'
import { type News, newsSeed } from './news/news'
import { type PlotForm, plotSeed } from './plot/plot'
import { statingSeed } from './seed'

/** A result whose values may be known, and may be drawn. */
type Result = { readonly measured?: { readonly before: number; readonly after: number; readonly picture?: PlotForm } }

/** A result whose values are known. */
type Known<One extends Result> = One & { measured: NonNullable<One['measured']> }

/** Which drawing an entry has. */
export type EntryDrawing = { seed: string; family: Family }

/** The result that is the picture of an entry: the first one that says how it is drawn. */
export const picturedIn = <One extends Result>(results: readonly One[]): Known<One> | undefined =>
  results.find((result): result is Known<One> => result.measured?.picture !== undefined)

/** Whether the picture of an entry is of two bars. */
export const isOfBars = (results: readonly Result[]): boolean => picturedIn(results)?.measured.picture === 'bars'

/** The drawing of an entry with measured values: their plot, or contours where none says how it is drawn. */
export function drawingOfValues(slug: string, results: readonly Result[]): EntryDrawing {
  const { before, after, picture } = picturedIn(results)?.measured ?? {}
  if (picture === undefined || before === undefined || after === undefined) return { seed: slug, family: 'contour' }
  return { seed: plotSeed(slug, { form: picture, before, after }), family: 'plot' }
}

/** The drawing of an entry with a subject: cells that show it, or without one, cells alone. */
export const drawingOfSubject = (slug: string, subject: Subject | undefined): EntryDrawing => ({
  seed: subject ? statingSeed(slug, subject) : slug,
  family: 'mosaic',
})

/** The drawing of a news item: what it says that it is about, or a mosaic where it says nothing. */
export const drawingOfNews = (slug: string, about: News | undefined): EntryDrawing =>
  about ? { seed: newsSeed(slug, about), family: 'news' } : { seed: slug, family: 'mosaic' }
