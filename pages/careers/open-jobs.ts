import { required } from '../../src/errors/problem'
import type { Graph } from '../../src/graph/graph'
import type { JobEntry } from '../../src/ui/cards/JobCell'

/** Positions that applications are taken for, newest first. */
export const openJobs = ({ careers }: Pick<Graph, 'careers'>): JobEntry[] =>
  careers
    .values()
    .filter(({ open }) => open)
    .map(({ slug, url, title, department, location, type, experience, description }) => ({
      href: required(url, `the address of ${slug}`),
      title,
      department,
      location,
      description,
      tags: [type, experience],
    }))
