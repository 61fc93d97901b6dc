import { required } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'
import type { Position } from '../../src/site/islands/filtered-positions/positions'

/** Positions that accept applications, newest first. */
export const openJobs = ({ careers }: Pick<Graph, 'careers'>): Position[] =>
  careers
    .values()
    .filter(({ open }) => open)
    .map(({ slug, url, title, department, location, type, experience, description, requirements }) => ({
      href: required(url, `the address of ${slug}`),
      title,
      department,
      location,
      description,
      tags: [type, experience],
      requirements,
    }))
