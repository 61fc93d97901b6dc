import { picturedIn } from '../../src/site/art/entry-drawing'
import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import type { Change } from '../../src/site/ui/figures/ChangeFigure'

type Own = CaseStudy['results'][number]
type Result = Pick<Own, 'measured'> & Partial<Pick<Own, 'metric' | 'description'>>

/**
 * The values that the picture of a story shows, as a figure with what they measure: the outcome of the story, or the result that is drawn,
 * where that is another one. Undefined where the picture shows none.
 */
export function changeOf(
  { site }: Pick<Graph, 'site'>,
  { results, outcome }: { results: readonly Result[]; outcome: string },
): Change | undefined {
  const drawn = picturedIn(results)
  if (!drawn) return undefined
  const { measured, metric = '', description } = drawn
  const measures = description === undefined || outcome.startsWith(metric) ? outcome : description
  const ends = endsOf(measured, site.identity.locale)
  // What stands above in large figures is not said again.
  const whole = `${ends.after} of `
  return { ...ends, to: site.strings.card.to, outcome: measures.startsWith(whole) ? measures.slice(whole.length) : measures }
}

/** The numbers that a text holds, as they are written, each with its percent sign. */
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*%?/g) ?? []

/** Whether a change repeats a text: it is its outcome, or the figure that it ends with is one of the text. */
export function repeatsFigure({ outcome, after }: Change, text: string): boolean {
  const [figure] = numbersIn(after)
  return outcome === text || (figure === undefined ? text.includes(after) : numbersIn(text).includes(figure))
}

type Values = NonNullable<Result['measured']>

/** Both values as they are written: as content states, or as numbers, the last of them with the unit, and both with a percent sign. */
export function endsOf({ before, after, unit, short }: Values, locale: string): Pick<Change, 'before' | 'after'> {
  if (short) return short
  const numbers = new Intl.NumberFormat(locale)
  const sign = unit === '%' ? unit : ''
  return { before: `${numbers.format(before)}${sign}`, after: `${numbers.format(after)}${sign || `\u00a0${unit}`}` }
}
