import type { Canvas } from '../canvas'
import { circles } from '../tally/circles'
import { clusters } from '../tally/clusters'
import { crowd } from '../tally/crowd'
import { funnel } from '../tally/funnel'
import { groups } from '../tally/groups'
import { map } from '../tally/map'
import { matrix } from '../tally/matrix'
import { outcomes } from '../tally/outcomes'
import { pair } from '../tally/pair'
import { ring } from '../tally/ring'
import { rows } from '../tally/rows'
import { seats } from '../tally/seats'
import { shares } from '../tally/shares'
import { sheet } from '../tally/sheet'
import { spans } from '../tally/spans'
import { stacks } from '../tally/stacks'
import { type TallyForm, tallyOf } from '../tally/tally'
import { team } from '../tally/team'
import { years } from '../tally/years'

const FORMS: Readonly<Record<TallyForm, (canvas: Canvas, numbers: readonly number[]) => string>> = {
  map,
  pair,
  ring,
  rows,
  funnel,
  shares,
  spans,
  stacks,
  circles,
  groups,
  outcomes,
  sheet,
  matrix,
  crowd,
  clusters,
  team,
  years,
  table: seats('table'),
  tables: seats('tables'),
  hall: seats('hall'),
  arcs: seats('arcs'),
  screens: seats('screens'),
}

/** The numbers of an article or an event as marks that can be counted or compared, or its places on a map (`tallySeed`). */
export function tally(canvas: Canvas, seed: string): string {
  const { form, numbers } = tallyOf(seed)
  return FORMS[form](canvas, numbers)
}
