import type { EntryDrawing } from '../art/entry-drawing'
import { pointsOf } from '../art/people-points'
import { tallySeed } from '../art/tally/tally'
import type { Graph } from './graph'

/**
 * The company as the rings of a tree: one for each milestone of its story, the newest outermost, with a point for every full ten people.
 */
export function growthDrawing({ pages }: Pick<Graph, 'pages'>): EntryDrawing {
  const sums = pages.about.story.milestones.map(({ people }) => people.reduce((sum, count) => sum + count, 0))
  return {
    seed: tallySeed('about', { form: 'circles', numbers: sums.toReversed().map((sum) => pointsOf(sum)) }),
    family: 'tally',
  }
}
