import { curveOf, valueAt } from '../../ui/charts/strata'

/** Milliseconds of a chapter. Six chapters, between seven milestones, take 15 seconds. */
export const CHAPTER = 2500

/** Keyframes per chapter. */
const STEPS = 10

/** Height of the drawing at the start of the film, as a fraction of its final height: the text above it needs room. */
const LOW = 0.7

/** A milestone of the timeline: its year, and the value of each layer, bottom first. */
export type Milestone = { year: number; values: readonly number[] }

/** The visible part of the drawing at a moment. */
export type View = {
  /** Zoom factors relative to the end, horizontal and vertical: the film starts zoomed in, so that the frame is filled. */
  wide: number
  high: number
  /** How far it is open, as a fraction of all years. */
  part: number
  /** The year in which its right end is. It is that of a milestone from the moment that reaches it, however slow the movement is there. */
  year: number
  /** The values of the layers at its right end. */
  values: readonly number[]
}

/** A film of a timeline: a chapter of constant length from each milestone to the next, however many years it spans. */
export type Film = {
  /** In milliseconds. */
  duration: number
  /** Keyframes: how far the drawing is open, from the left, as a fraction of its width, at fractions of the duration. */
  reveal: readonly { offset: number; part: number }[]
  /** The view at a time in milliseconds. */
  viewAt: (time: number) => View
}

/**
 * The film of milestones in order. At the start of a chapter, the drawing is open up to its milestone. The movement through the years is
 * smooth, and comes to rest at the last milestone. Both axes are always to scale and show only the past, except in the first two chapters,
 * which already show the range up to the third milestone: a single date would leave the frame empty.
 */
export function filmOf(milestones: readonly Milestone[]): Film {
  const first = milestones[0]?.year ?? 0
  const places = milestones.map(({ year }) => year - first)
  const span = places.at(-1) || 1
  // A single milestone is a still image, but the duration must not be zero.
  const end = Math.max(1, milestones.length - 1)
  const duration = end * CHAPTER
  // A further point at the same position makes the movement come to rest at the end.
  const starts = [...places.keys(), milestones.length]
  const travel = curveOf(starts, [...places, span])
  const placeAt = (chapter: number) => valueAt(starts, travel, chapter)
  const moments = Array.from({ length: end * STEPS + 1 }, (_, step) => step / STEPS)
  const reveal = moments.map((moment) => ({ offset: moment / end, part: placeAt(moment) / span }))
  const layers = (milestones[0]?.values ?? []).map((_, layer) =>
    curveOf(
      places,
      milestones.map(({ values }) => values[layer] ?? 0),
    ),
  )
  const valuesAt = (place: number) => layers.map((layer) => valueAt(places, layer, place))
  const total = (place: number) => peopleOf(valuesAt(place)) || 1
  const viewAt = (time: number): View => {
    const reached = placeAt(Math.min(end, time / CHAPTER))
    const seen = Math.max(reached, places[2] ?? span)
    const rise = LOW + (1 - LOW) * (seen / span)
    return {
      wide: span / seen,
      high: (total(span) / total(seen)) * rise,
      part: reached / span,
      year: Math.min(first + Math.floor(reached), (milestones[chapterAt(time, { duration }) + 1]?.year ?? Infinity) - 1),
      values: valuesAt(reached),
    }
  }
  return { duration, reveal, viewAt }
}

/** The number of people in all layers. */
export const peopleOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The index of the last milestone reached at a time in milliseconds. */
export const chapterAt = (time: number, { duration }: Pick<Film, 'duration'>): number =>
  Math.max(0, Math.floor(Math.min(duration, time) / CHAPTER))

/** Milliseconds that the right end of the drawing takes to leave a milestone so far behind that its ring is off the number there. */
const LEAVING = 1000

/**
 * The index of the last milestone whose borehole shows at a time in milliseconds: at a milestone its own, between two of them one that the
 * right end of the drawing has left behind.
 */
export const wellAt = (time: number): number => Math.floor((time % CHAPTER === 0 ? time : time - LEAVING) / CHAPTER)

/** The next whole chapter from a position in chapters, in the direction of another position. */
export const chapterBeside = (place: number, towards: number): number => (towards > place ? Math.floor(place) + 1 : Math.ceil(place) - 1)
