import { numberIn } from '../../src/site/art/entry-drawing'
import type { CaseStudy } from '../../src/site/graph/graph'
import { type Fact, FactList } from '../../src/site/ui/figures/FactList'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import type { StudyLabels } from './StudyIntro'

/** Number of months and experts that a row has room for, unless there are more: the same on all pages, so that they can be compared. */
const ACROSS = 15

/**
 * The approach, the duration and the team, with a mark for each month and each expert. The approach is too long for a figure, so it is in
 * the margin.
 */
export function Solution({ solution, labels }: { solution: CaseStudy['solution']; labels: StudyLabels }) {
  const { timeline, teamSize } = solution
  const [months, experts] = [numberIn(timeline), numberIn(teamSize)]
  const across = Math.max(ACROSS, months, experts)
  const facts: Fact[] = [
    { label: labels.timeline, value: timeline, marks: { count: months, across, look: 'bars' } },
    { label: labels.teamSize, value: teamSize, marks: { count: experts, across, look: 'points' } },
  ]
  return (
    <section className="section well" aria-labelledby="solution">
      <div className="wrap">
        <SectionHead label={labels.solution} note={`${labels.approach}: ${solution.approach}`} title={solution.title} id="solution" />
        <div className="grid">
          <div className="stack c7">
            {solution.overview.map((text) => (
              <p className="lede" key={text}>
                {text}
              </p>
            ))}
          </div>
          <div className="c5 stack loose stretch">
            {facts.map((fact) => (
              <FactList key={fact.label} facts={[fact]} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
