import { drawingOfText } from '../../src/site/art/entry-drawing'
import type { Job } from '../../src/site/graph/graph'

/** The picture of a position: the team as points of a ring, and one more for the place that is free. A team whose size is no number has a drawing without numbers. */
export function teamDrawing({ slug, team }: Pick<Job, 'slug' | 'team'>) {
  const size = Number.parseInt(team.teamSize, 10)
  return drawingOfText(slug, size > 0 ? { form: 'ring', numbers: [size + 1] } : undefined, 'flow')
}
