import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import { caseStudyAt } from '../../src/site/graph/look-ups'
import type { CardEntry } from '../../src/site/ui/cards/Card'
import { articleCard } from '../shared/cards'

/** Cards of the related case studies, with duration and team instead of date and author. */
export const relatedStories = (graph: Graph, { relatedCaseStudies }: CaseStudy): readonly CardEntry[] =>
  relatedCaseStudies.map((slug) => {
    const study = caseStudyAt(graph, slug)
    const { solution } = study
    return {
      ...articleCard({ graph, ref: study, label: 'category' }),
      date: undefined,
      minutes: undefined,
      author: undefined,
      details: [solution.timeline, solution.teamSize],
    }
  })
