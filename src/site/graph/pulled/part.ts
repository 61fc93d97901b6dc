import type { Part, PulledFigure } from './pulled-figure'

/** The most dots that are still seen as single ones. */
const MOST = 125

/** `29 of 38`, or the two parts of `20 + 40`. */
const STATED = /^(?<count>\d+) (?<between>of|\+) (?<other>\d+)$/
/** `74 seconds`, of which a sentence tells `9 of them`, or `9 seconds of them` where it counts something else, too. */
const WHOLE = /^(?<whole>\d+)(?: (?<unit>\p{L}+))?$/u
const OF_THEM = /\b(?<count>\d+)(?:\s(?<unit>\p{L}+))? of them\b/u
/** `$3.2M`, of which a sentence tells `$1.9M of it`, in the same unit and with as many decimals: one dot is the last digit. */
const MONEY = /^(?<unit>[$€£])(?<whole>\d+(?:\.\d+)?)(?<scale>[KMB]?)$/
const OF_IT = /(?<unit>[$€£])(?<count>\d+(?:\.\d+)?)(?<scale>[KMB]?) of it\b/

/** The part of a whole that a pulled figure tells; undefined if it tells none, or counts more than can be drawn. */
export function partIn(pulled: PulledFigure): Part | undefined {
  const part = countsIn(pulled)
  return part && part.count < part.whole && part.whole <= MOST ? part : undefined
}

function countsIn({ figure = '', sentence }: PulledFigure): Part | undefined {
  const stated = STATED.exec(figure)?.groups
  if (stated) {
    const [count, other] = [Number(stated.count), Number(stated.other)]
    return { count, whole: stated.between === 'of' ? other : count + other }
  }
  return themIn(figure, sentence) ?? moneyIn(figure, sentence)
}

function themIn(figure: string, sentence: string): Part | undefined {
  const [part, of] = [OF_THEM.exec(sentence)?.groups, WHOLE.exec(figure)?.groups]
  if (!part || !of || (part.unit !== undefined && part.unit !== of.unit)) return undefined
  return { count: Number(part.count), whole: Number(of.whole) }
}

function moneyIn(figure: string, sentence: string): Part | undefined {
  const [part, of] = [OF_IT.exec(sentence)?.groups, MONEY.exec(figure)?.groups]
  if (!part || !of || part.unit !== of.unit || part.scale !== of.scale || decimalsOf(part.count) !== decimalsOf(of.whole)) return undefined
  return { count: digitsOf(part.count), whole: digitsOf(of.whole) }
}

const decimalsOf = (amount = '') => amount.split('.')[1]?.length ?? 0
const digitsOf = (amount = '') => Number(amount.replace('.', ''))
