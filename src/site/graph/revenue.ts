import type { EntryDrawing } from '../art/entry-drawing'
import { namesOf } from '../art/names/names'
import type { PlacedName } from '../art/names/placed-name'
import { drawingOf, type Shape } from '../art/shapes'
import { type Tally, tallySeed } from '../art/tally/tally'
import type { Graph } from './graph'

type Revenue = Graph['pages']['investors']['revenue']

const yearsOf = ({ years }: Pick<Revenue, 'years'>): Tally => ({ form: 'years', numbers: years.map(({ millions }) => millions) })

/** Revenue by year, with a point for each million. */
export const revenueDrawing = ({ pages }: Pick<Graph, 'pages'>): EntryDrawing => ({
  seed: tallySeed('revenue', yearsOf(pages.investors.revenue)),
  family: 'tally',
})

/** The years on that drawing, for a shape, with the revenue of each. */
export function revenueNames({ pages }: Pick<Graph, 'pages'>, shape: Shape): PlacedName[] {
  const { years, before, after } = pages.investors.revenue
  const names = [...years.map(({ year }) => String(year)), ...years.map(({ millions }) => `${before}${millions}${after}`)]
  return namesOf(yearsOf({ years }), names, drawingOf(shape))
}
