import type { CaseStudy } from '../src/site/graph/graph'
import { patterns } from '../src/site/routes/patterns'
import { articleCard, tagsBesideIndustry } from './shared/cards'
import { chipsOf, type LongList } from './shared/listing/list'
import { pagedList } from './shared/listing/list-page'
import { slopesOpening } from './shared/listing/opening'

/** Case studies: their cards show the outcome instead of the author (specification, 4.8). */
const caseStudyList: LongList<CaseStudy> = {
  address: patterns.caseStudies,
  further: patterns.caseStudiesPage,
  copy: (graph) => graph.pages.caseStudies,
  crumbs: ['insights', 'caseStudies'],
  opening: slopesOpening,
  categories: (graph) => chipsOf(graph.pages.caseStudies.categories),
  entries: (graph) => graph.caseStudies.values(),
  item: (graph, study) => ({
    kind: 'card',
    id: study.slug,
    category: study.industry,
    featured: study.featured,
    search: [study.title, study.excerpt],
    entry: {
      ...articleCard({ graph, ref: study, label: 'category' }),
      author: undefined,
      tags: tagsBesideIndustry(study),
      // It stands first, though others are newer.
      ...(study.featured && { label: graph.pages.caseStudies.featuredTitle, category: study.industry }),
    },
  }),
}

/** Case studies list (specification, 4.8). */
export default pagedList({ codeKey: import.meta.codeKey, list: caseStudyList, source: 'pages/case-studies.yaml' })
