/** Milliseconds of a chapter. Seven take 17.5 seconds. */
export const CHAPTER = 2500

/** A film of a timeline: a chapter for each milestone, each as long as the others, whatever the years between them. */
export type Film = {
  /** Milliseconds. */
  duration: number
  /** How much of the drawing is seen, from the left, as a part of its width, after a part of the time: at the start of chapters, and at the end. */
  reveal: readonly { offset: number; part: number }[]
}

/** The film of milestones in these years, in order. When a chapter begins, the drawing is open to its milestone. */
export function filmOf(years: readonly number[]): Film {
  const [first = 0] = years
  const span = (years.at(-1) ?? first) - first || 1
  const reveal = years.map((year, chapter) => ({ offset: chapter / years.length, part: (year - first) / span }))
  return { duration: years.length * CHAPTER, reveal: [...reveal, { offset: 1, part: 1 }] }
}

/** The chapter at a time in milliseconds, from 0. The last one goes on at the end. */
export const chapterAt = (time: number, { duration }: Film): number =>
  Math.max(0, Math.min(duration / CHAPTER - 1, Math.floor(time / CHAPTER)))
