import type { EntryDrawing } from '../art/entry-drawing'
import { namesOf } from '../art/names/names'
import type { PlacedName } from '../art/names/placed-name'
import { drawingOf, type Shape } from '../art/shapes'
import { type Tally, tallySeed } from '../art/tally/tally'
import type { Graph, Office } from './graph'

const crowdOf = (offices: readonly Office[]): Tally => ({ form: 'crowd', numbers: offices.map(({ employees }) => employees) })

/** The people of the company as points at their offices. */
export const officeCrowd = ({ offices }: Pick<Graph, 'offices'>): EntryDrawing => ({
  seed: tallySeed('offices', crowdOf(offices.values())),
  family: 'tally',
})

/** The names of the offices on that drawing, for a shape, each with its number of people. */
export function officeNames({ offices }: Pick<Graph, 'offices'>, shape: Shape): PlacedName[] {
  const all = offices.values()
  return namesOf(crowdOf(all), [...all.map(({ city }) => city), ...all.map(({ employees }) => String(employees))], drawingOf(shape))
}
