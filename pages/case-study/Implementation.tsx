import type { CaseStudy } from '../../src/site/graph/graph'
import { PhaseScale } from '../../src/site/ui/charts/PhaseScale'
import { MoreLink } from '../../src/site/ui/layout/MoreLink'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import { type TagLink, Tags } from '../../src/site/ui/layout/Tags'
import type { StudyLabels } from './StudyIntro'
import { scaledPhases } from './scaled-phases'

type ImplementationProps = Pick<CaseStudy, 'solution' | 'techStack'> & {
  services: { label: string; links: readonly TagLink[] }
  labels: StudyLabels
  weeks: string
}

/** The phases of the project, to scale, the technologies used, and the services that did the work. */
export function Implementation({ solution: { phasesTitle, phasesLede, phases }, techStack, services, labels, weeks }: ImplementationProps) {
  return (
    <section className="section band" data-scheme="dark" aria-labelledby="implementation">
      <div className="wrap">
        <SectionHead label={labels.implementation} title={phasesTitle} lede={phasesLede} id="implementation" />
        <PhaseScale phases={scaledPhases(phases, weeks)} />
        <div className="stack mt8">
          <h3>{labels.techStack}</h3>
          <Tags tags={techStack} />
        </div>
        {services.links.length > 0 && (
          <div className="stack mt6 screen-only">
            <h3>{services.label}</h3>
            <ul className="row">
              {services.links.map(({ label, href }) => (
                <li key={href}>
                  <MoreLink href={href}>{label}</MoreLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
