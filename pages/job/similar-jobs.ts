import { slugify } from '../../src/engine/lib/text'
import type { Graph, Job } from '../../src/site/graph/graph'

/** A similar position; one without a page has no address. */
export type SimilarJob = { title: string; department: string; location: string; href?: string }

/** Similar positions. The address of a position is its title (specification, 4.18), so one of that name is its page. */
export const similarJobs = ({ careers }: Pick<Graph, 'careers'>, { similar }: Pick<Job, 'similar'>): SimilarJob[] =>
  similar.map((job) => ({ ...job, href: careers.get(slugify(job.title))?.url ?? undefined }))
