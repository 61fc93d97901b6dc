import type { Part, PulledFigure } from './pulled-figure'

/** The most dots that are still seen as single ones. */
const MOST = 125

/**
 * `29 of 38`; `20 + 40`; and `74 seconds` with `9 of them` in the sentence, or with `9 seconds of them` where it counts something else, too.
 */
const OF = /^(\d+) of (\d+)$/
const PLUS = /^(\d+) \+ (\d+)$/
const COUNT = /^(\d+)(?: (\p{L}+))?$/u
const OF_THEM = /\b(\d+)(?:\s(\p{L}+))? of them\b/u

/** The part of a whole that a pulled figure tells; undefined if it tells none, or counts more than can be drawn. */
export function partIn(pulled: PulledFigure): Part | undefined {
  const part = countsIn(pulled)
  return part && part.count < part.whole && part.whole <= MOST ? part : undefined
}

function countsIn({ figure = '', sentence }: PulledFigure): Part | undefined {
  const of = OF.exec(figure)
  if (of) return { count: Number(of[1]), whole: Number(of[2]) }
  const plus = PLUS.exec(figure)
  if (plus) return { count: Number(plus[1]), whole: Number(plus[1]) + Number(plus[2]) }
  const [count, whole] = [OF_THEM.exec(sentence), COUNT.exec(figure)]
  const isSame = count?.[2] === undefined || count[2] === whole?.[2]
  return count && whole && isSame ? { count: Number(count[1]), whole: Number(whole[1]) } : undefined
}
