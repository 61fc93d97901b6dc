import { curveOf, valueAt } from '../../ui/charts/strata'

/** Milliseconds of a chapter. Six, between seven milestones, take 15 seconds. */
export const CHAPTER = 2500

/** How often in a chapter it is said how far the drawing is open. */
const STEPS = 10

/** How high the drawing stands when the film begins, as a part of its height at the end: what is written above it needs room. */
const LOW = 0.7

/** A milestone of the timeline: its year, and the value of each layer, bottom first. */
export type Milestone = { year: number; values: readonly number[] }

/** What is seen of the drawing at a moment. */
export type View = {
  /** How many times wider and higher it is than at the end: the film begins near, and all of its frame is used. */
  wide: number
  high: number
  /** How far it is open, as a part of all of its years. */
  part: number
  /** The values of the layers where it ends. */
  values: readonly number[]
}

/** A film of a timeline: a chapter from each milestone to the next, each as long as the others, whatever the years between them. */
export type Film = {
  /** Milliseconds. */
  duration: number
  /** How much of the drawing is seen, from the left, as a part of its width, after a part of the time. */
  reveal: readonly { offset: number; part: number }[]
  /** What is seen at a time in milliseconds. */
  viewAt: (time: number) => View
}

/**
 * The film of milestones in order. When a chapter begins, the drawing is open to its milestone. The way through the years has no sudden
 * turns, and comes to rest at the last milestone. Both axes are always to scale, and show no more than what has happened, but for the first
 * two chapters, which show the way to the third milestone: one date alone would leave the frame empty.
 */
export function filmOf(milestones: readonly Milestone[]): Film {
  const first = milestones[0]?.year ?? 0
  const places = milestones.map(({ year }) => year - first)
  const span = places.at(-1) || 1
  // One milestone alone is a still, which needs a time, too.
  const end = Math.max(1, milestones.length - 1)
  const duration = end * CHAPTER
  // A place after the end that is as far lets the way come to rest there.
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
  const total = (place: number) => valuesAt(place).reduce((sum, value) => sum + value, 0) || 1
  const viewAt = (time: number): View => {
    const reached = placeAt(Math.min(end, time / CHAPTER))
    const seen = Math.max(reached, places[2] ?? span)
    const rise = LOW + (1 - LOW) * (seen / span)
    return {
      wide: span / seen,
      high: (total(span) / total(seen)) * rise,
      part: reached / span,
      values: valuesAt(reached),
    }
  }
  return { duration, reveal, viewAt }
}

/** The milestone that was reached at a time in milliseconds, from 0. */
export const chapterAt = (time: number, { duration }: Pick<Film, 'duration'>): number =>
  Math.max(0, Math.floor(Math.min(duration, time) / CHAPTER))

/** The next whole chapter from a place in chapters, on the side of another place. */
export const chapterBeside = (place: number, towards: number): number => (towards > place ? Math.floor(place) + 1 : Math.ceil(place) - 1)
