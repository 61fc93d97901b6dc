import { drawingOfText } from '../../src/site/art/entry-drawing'
import type { Job } from '../../src/site/graph/graph'

/**
 * The picture of a position: the stated one, else its team as points of a ring, plus one for the open place. A team without a numeric size
 * has a drawing without numbers.
 */
export function teamDrawing({ slug, picture, team }: Pick<Job, 'slug' | 'picture' | 'team'>) {
  const size = Number.parseInt(team.teamSize, 10)
  return drawingOfText(slug, picture ?? (size > 0 ? { form: 'ring', numbers: [size + 1] } : undefined), 'flow')
}
