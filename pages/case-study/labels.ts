import type { Graph } from '../../src/engine/content/link/graph'

/** Words of a case study page. */
export type StudyLabels = Graph['pages']['caseStudy']['labels']
