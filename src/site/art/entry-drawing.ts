import type { Family } from './family'
import { type Subject, subjectSeed } from './mosaic/subjects'
import { PLOT_FORMS, type PlotForm, plotSeed } from './plot/plot'
import type { Seating } from './tally/seatings'
import { type TallyForm, tallySeed } from './tally/tally'

/** A result whose values may be known, and may be drawn. */
type Result = { readonly measured?: { readonly before: number; readonly after: number; readonly picture?: PlotForm } }

/** A result whose values are known. */
type Known<One extends Result> = One & { measured: NonNullable<One['measured']> }

/** Which drawing an entry has. */
export type EntryDrawing = { seed: string; family: Family }

/** The result that is the picture of an entry: the first one that says how it is drawn. */
export const picturedIn = <One extends Result>(results: readonly One[]): Known<One> | undefined =>
  results.find((result): result is Known<One> => result.measured?.picture !== undefined)

/** Whether the picture of an entry has two bars: alone, or below a coil. */
export function barsOf(results: readonly Result[]): 'bars' | 'coil' | undefined {
  const form = picturedIn(results)?.measured.picture
  return form === 'bars' || form === 'coil' ? form : undefined
}

/** The drawing of an entry with measured values: their plot, or contours where none says how it is drawn. */
export function drawingOfValues(slug: string, results: readonly Result[]): EntryDrawing {
  const { before, after, picture } = picturedIn(results)?.measured ?? {}
  if (picture === undefined || before === undefined || after === undefined) return { seed: slug, family: 'contour' }
  return { seed: plotSeed(slug, { form: picture, before, after }), family: 'plot' }
}

/** The number at the beginning of a count such as `1,200+` or `8 months`; 0 where there is none. */
export const numberIn = (count: string): number => Number.parseInt(count.replaceAll(',', ''), 10) || 0

/**
 * The drawing of an entry with a subject: cells that show it, with a point for each of a count such as `85+`, or without one, cells alone.
 */
export const drawingOfSubject = (slug: string, subject: Subject | undefined, count: string): EntryDrawing => ({
  seed: subject ? subjectSeed(slug, subject, numberIn(count)) : slug,
  family: 'mosaic',
})

/** What the picture of an article shows, as content states it. */
export type Pictured = { form: TallyForm | PlotForm; numbers: readonly number[] }

const isPlot = (form: Pictured['form']): form is PlotForm => PLOT_FORMS.some((name) => name === form)

/** The drawing of an article: what it tells, or one of a family that means nothing where it names no numbers. */
export function drawingOfText(slug: string, pictured: Pictured | undefined, otherwise: Family): EntryDrawing {
  if (!pictured) return { seed: slug, family: otherwise }
  const { form, numbers } = pictured
  if (!isPlot(form)) return { seed: tallySeed(slug, { form, numbers }), family: 'tally' }
  const [before = 0, after = 0] = numbers
  return { seed: plotSeed(slug, { form, before, after }), family: 'plot' }
}

/** What an event has of a picture: its hours, its places, and how they stand. */
type Seated = {
  time?: { start: string; end?: string | undefined } | undefined
  program?: { capacity?: number | undefined; seating?: Seating | undefined } | undefined
}

const minuteOf = (hour: string) => {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return 60 * hours + minutes
}

/** The drawing of an event: its clock and its seats, or orbits where one of them is not known. */
export function drawingOfSeats(slug: string, { time, program }: Seated): EntryDrawing {
  const { capacity, seating } = program ?? {}
  if (time?.end === undefined || capacity === undefined || seating === undefined) return { seed: slug, family: 'orbits' }
  const numbers = [minuteOf(time.start), minuteOf(time.end), capacity]
  return { seed: tallySeed(slug, { form: seating, numbers }), family: 'tally' }
}
