import type { Family } from './family'
import { type Subject, subjectSeed } from './mosaic/subjects'
import { PLOT_FORMS, type PlotForm, plotSeed } from './plot/plot'
import type { Seating } from './tally/seatings'
import { type TallyForm, tallySeed } from './tally/tally'

/** A result, with its measured values and the form to draw them in, where known. */
type Result = { readonly measured?: { readonly before: number; readonly after: number; readonly picture?: PlotForm } }

/** A result whose values are known. */
type Known<One extends Result> = One & { measured: NonNullable<One['measured']> }

/** The drawing of an entry: seed and family. */
export type EntryDrawing = { seed: string; family: Family }

/** The result that is drawn for an entry: the first one that has a picture form. */
export const picturedIn = <One extends Result>(results: readonly One[]): Known<One> | undefined =>
  results.find((result): result is Known<One> => result.measured?.picture !== undefined)

/** The form of an entry's drawing if it has two bars, alone or below a coil; else undefined. */
export function barsOf(results: readonly Result[]): 'bars' | 'coil' | undefined {
  const form = picturedIn(results)?.measured.picture
  return form === 'bars' || form === 'coil' ? form : undefined
}

/** The drawing of an entry with measured values: a plot of the pictured result, or contours if there is none. */
export function drawingOfValues(slug: string, results: readonly Result[]): EntryDrawing {
  const { before, after, picture } = picturedIn(results)?.measured ?? {}
  if (picture === undefined || before === undefined || after === undefined) return { seed: slug, family: 'contour' }
  return { seed: plotSeed(slug, { form: picture, before, after }), family: 'plot' }
}

/** The number at the beginning of a count such as `1,200+` or `8 months`; 0 where there is none. */
export const numberIn = (count: string): number => Number.parseInt(count.replaceAll(',', ''), 10) || 0

/**
 * The drawing of an entry with a subject: cells that show it, with a point for each unit of a count such as `85+`. Without a subject, cells
 * alone.
 */
export const drawingOfSubject = (slug: string, subject: Subject | undefined, count: string): EntryDrawing => ({
  seed: subject ? subjectSeed(slug, subject, numberIn(count)) : slug,
  family: 'mosaic',
})

/** What the picture of an article shows, as content states it. */
export type Pictured = { form: TallyForm | PlotForm; numbers: readonly number[] }

const isPlot = (form: Pictured['form']): form is PlotForm => PLOT_FORMS.some((name) => name === form)

/** The drawing of an article: a picture of its numbers, or a purely decorative one of the given family if it has none. */
export function drawingOfText(slug: string, pictured: Pictured | undefined, otherwise: Family): EntryDrawing {
  if (!pictured) return { seed: slug, family: otherwise }
  const { form, numbers } = pictured
  if (!isPlot(form)) return { seed: tallySeed(slug, { form, numbers }), family: 'tally' }
  const [before = 0, after = 0] = numbers
  return { seed: plotSeed(slug, { form, before, after }), family: 'plot' }
}

/** What the drawing of an event is made from: hours, capacity and seating. */
type Seated = {
  time?: { start: string; end?: string | undefined } | undefined
  program?: { capacity?: number | undefined; seating?: Seating | undefined } | undefined
}

const minuteOf = (hour: string) => {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return 60 * hours + minutes
}

/** The drawing of an event: a clock and its seats, or orbits if the end, the capacity or the seating is unknown. */
export function drawingOfSeats(slug: string, { time, program }: Seated): EntryDrawing {
  const { capacity, seating } = program ?? {}
  if (time?.end === undefined || capacity === undefined || seating === undefined) return { seed: slug, family: 'orbits' }
  const numbers = [minuteOf(time.start), minuteOf(time.end), capacity]
  return { seed: tallySeed(slug, { form: seating, numbers }), family: 'tally' }
}
