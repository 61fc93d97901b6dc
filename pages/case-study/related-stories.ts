import { required } from '../../src/engine/problems/problem'
import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import type { CardEntry } from '../../src/site/ui/cards/Card'
import { articleCard } from '../shared/cards'

/** Cards of the related case studies. In place of date and author they show duration and team. */
export const relatedStories = (graph: Graph, { relatedCaseStudies }: CaseStudy): readonly CardEntry[] =>
  relatedCaseStudies.map((slug) => {
    const study = required(graph.caseStudies.get(slug), `the case study ${slug}`)
    const { solution } = study
    return {
      ...articleCard({ graph, ref: study, label: 'category' }),
      date: undefined,
      minutes: undefined,
      author: undefined,
      details: [solution.timeline, solution.teamSize],
    }
  })
