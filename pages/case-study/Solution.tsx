import type { CaseStudy } from '../../src/site/graph/graph'
import { FactList } from '../../src/site/ui/figures/FactList'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import type { StudyLabels } from './StudyIntro'

/** What we did, how long it took, and the team. The approach is a text too long for a figure, so it is in the margin. */
export function Solution({ solution, labels }: { solution: CaseStudy['solution']; labels: StudyLabels }) {
  const facts = [
    { label: labels.timeline, value: solution.timeline },
    { label: labels.teamSize, value: solution.teamSize },
  ]
  return (
    <section className="section well" aria-labelledby="solution">
      <div className="wrap">
        <SectionHead label={labels.solution} note={`${labels.approach}: ${solution.approach}`} title={solution.title} id="solution" />
        <div className="grid">
          <p className="lede c7">{solution.overview}</p>
          <div className="c5">
            <FactList facts={facts} min="12" />
          </div>
        </div>
      </div>
    </section>
  )
}
