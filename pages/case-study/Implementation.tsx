import type { CaseStudy } from '../../src/site/graph/graph'
import { PhaseList } from '../../src/site/ui/figures/PhaseList'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import { Tags } from '../../src/site/ui/layout/Tags'
import type { StudyLabels } from './StudyIntro'

type ImplementationProps = { solution: CaseStudy['solution']; techStack: CaseStudy['techStack']; labels: StudyLabels }

/** The phases of the project, with their lengths to scale, and the technologies that were used. */
export function Implementation({ solution: { phasesTitle, phasesLede, phases }, techStack, labels }: ImplementationProps) {
  return (
    <section className="section band" data-scheme="dark" aria-labelledby="implementation">
      <div className="wrap">
        <SectionHead label={labels.implementation} title={phasesTitle} lede={phasesLede} id="implementation" />
        <PhaseList
          variant="weeks"
          phases={phases.map(({ name, duration, activities }) => ({
            title: name,
            duration,
            items: activities,
            weeks: Number.parseInt(duration, 10),
          }))}
        />
        <div className="stack mt8">
          <h3>{labels.techStack}</h3>
          <Tags tags={techStack} />
        </div>
      </div>
    </section>
  )
}
