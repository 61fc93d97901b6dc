import type { Graph } from '../../src/site/graph/graph'

/** Words of a case study page. */
export type StudyLabels = Graph['pages']['caseStudy']['labels']
