import { picturedIn } from '../../src/site/art/entry-drawing'
import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import type { Change } from '../../src/site/ui/figures/ChangeFigure'

type Own = CaseStudy['results'][number]
type Result = Pick<Own, 'measured'> & Partial<Pick<Own, 'metric' | 'description'>>

/**
 * The values in the picture of a story, with what they measure: the outcome of the story, or the drawn result if that is another one.
 * Undefined if the picture shows no values.
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
  // Does not repeat the large figure above.
  const whole = `${ends.after} of `
  return { ...ends, to: site.strings.card.to, outcome: measures.startsWith(whole) ? measures.slice(whole.length) : measures }
}

/** The numbers in a text as written, each with its percent sign. */
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*%?/g) ?? []

/** Whether a text already contains a change: it equals the outcome, or has the figure of the value after. */
export function repeatsFigure({ outcome, after }: Change, text: string): boolean {
  const [figure] = numbersIn(after)
  return outcome === text || (figure === undefined ? text.includes(after) : numbersIn(text).includes(figure))
}

type Values = NonNullable<Result['measured']>

/** Both values as text: the stated ones, or formatted numbers, with the unit at the last one, and a percent sign at both. */
export function endsOf({ before, after, unit, short }: Values, locale: string): Pick<Change, 'before' | 'after'> {
  if (short) return short
  const numbers = new Intl.NumberFormat(locale)
  const sign = unit === '%' ? unit : ''
  return { before: `${numbers.format(before)}${sign}`, after: `${numbers.format(after)}${sign || `\u00a0${unit}`}` }
}
