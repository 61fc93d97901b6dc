import type { CaseStudy } from '../../src/site/graph/graph'
import { PhaseScale } from '../../src/site/ui/charts/PhaseScale'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import { Tags } from '../../src/site/ui/layout/Tags'
import type { StudyLabels } from './StudyIntro'
import { scaledPhases } from './scaled-phases'

type ImplementationProps = { solution: CaseStudy['solution']; techStack: CaseStudy['techStack']; labels: StudyLabels; weeks: string }

/** The phases of the project, to scale, and the technologies used. */
export function Implementation({ solution: { phasesTitle, phasesLede, phases }, techStack, labels, weeks }: ImplementationProps) {
  return (
    <section className="section band" data-scheme="dark" aria-labelledby="implementation">
      <div className="wrap">
        <SectionHead label={labels.implementation} title={phasesTitle} lede={phasesLede} id="implementation" />
        <PhaseScale phases={scaledPhases(phases, weeks)} />
        <div className="stack mt8">
          <h3>{labels.techStack}</h3>
          <Tags tags={techStack} />
        </div>
      </div>
    </section>
  )
}
