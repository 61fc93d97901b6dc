import { drawingOfText } from '../../src/site/art/entry-drawing'
import type { Job } from '../../src/site/graph/graph'

/**
 * The picture of a position: what its entry states, else its team as points of a ring, with one more for the place that is free. A team
 * whose size is no number has a drawing without numbers.
 */
export function teamDrawing({ slug, picture, team }: Pick<Job, 'slug' | 'picture' | 'team'>) {
  const size = Number.parseInt(team.teamSize, 10)
  return drawingOfText(slug, picture ?? (size > 0 ? { form: 'ring', numbers: [size + 1] } : undefined), 'flow')
}
