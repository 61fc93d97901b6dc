import { slugify } from '../../src/engine/lib/text'
import type { Graph, Job } from '../../src/site/graph/graph'

/** A similar position; without an address if it has no page. */
export type SimilarJob = { title: string; department: string; location: string; href?: string }

/** Similar positions. They are given by title; those with a page are linked (specification, 4.18). */
export const similarJobs = ({ careers }: Pick<Graph, 'careers'>, { similar }: Pick<Job, 'similar'>): SimilarJob[] =>
  similar.map((job) => ({ ...job, href: careers.get(slugify(job.title))?.url ?? undefined }))
