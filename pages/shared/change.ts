import { picturedIn } from '../../src/site/art/entry-drawing'
import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import type { Change } from '../../src/site/ui/figures/ChangeFigure'

type Result = Pick<CaseStudy['results'][number], 'measured'>

/** The values that the picture of a story shows, as a figure with its outcome; undefined where it shows none. */
export function changeOf(
  { site }: Pick<Graph, 'site'>,
  { results, outcome }: { results: readonly Result[]; outcome: string },
): Change | undefined {
  const values = picturedIn(results)?.measured
  return values && { ...endsOf(values, site.identity.locale), to: site.strings.card.to, outcome }
}

type Values = NonNullable<Result['measured']>

/** Both values as they are written: as content states, or as numbers, the last of them with the unit. */
function endsOf({ before, after, unit, short }: Values, locale: string): Pick<Change, 'before' | 'after'> {
  if (short) return short
  const numbers = new Intl.NumberFormat(locale)
  return { before: numbers.format(before), after: `${numbers.format(after)}${unit === '%' ? unit : `\u00a0${unit}`}` }
}
