import { PHASES } from '../../schemas/service'
import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import type { Change } from '../../src/site/ui/figures/ChangeFigure'
import { FactList } from '../../src/site/ui/figures/FactList'
import { OutcomeList } from '../../src/site/ui/figures/OutcomeList'
import { PairList } from '../../src/site/ui/figures/PairList'
import { PhaseList } from '../../src/site/ui/figures/PhaseList'
import { Quotation, type QuotationProps } from '../../src/site/ui/figures/Quotation'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { FileLink, type LinkedFile } from '../../src/site/ui/layout/FileLink'
import { Fold } from '../../src/site/ui/layout/Fold'
import { Section } from '../../src/site/ui/layout/Section'
import { Tags } from '../../src/site/ui/layout/Tags'
import { EntryPicture } from '../../src/site/ui/media/EntryPicture'
import type { PictureFile } from '../../src/site/ui/media/Picture'
import { ValuedPicture, type ValuedPictureProps } from '../../src/site/ui/media/ValuedPicture'

/** The data of the case study in the spotlight. */
export type SpotlightStudy = Pick<CaseStudy, 'slug' | 'drawing' | 'tone' | 'title' | 'techStack'> & {
  picture: PictureFile | undefined
  /** The values of the drawing, if it has two bars. */
  valued: (Pick<ValuedPictureProps, 'bars'> & { values: Change }) | undefined
  timeline: string
  teamSize: string
  report: LinkedFile
  quotation: QuotationProps
}

type SpotlightProps = {
  copy: Graph['pages']['home']['spotlight']
  /** Names of the four phases. */
  phases: Record<(typeof PHASES)[number], string>
  study: SpotlightStudy
}

/** One case study over the full width (specification, 4.1). */
export function Spotlight({ copy: { head, challenges, approach, figures, labels }, phases, study }: SpotlightProps) {
  const { drawing, tone, title, techStack, picture, valued, timeline, teamSize, report, quotation } = study
  const drawn = <EntryPicture {...drawing} tone={tone} picture={picture} shape="wide" feature shared />
  return (
    <Section id="spotlight" ground="band" head={head}>
      <div className="grid">
        <div className="c7">
          {valued ? <ValuedPicture {...valued} picture={drawn} tone={tone} /> : drawn}
          {valued && (
            <p className="caption large-letters">
              {valued.values.before} {valued.values.to} {valued.values.after}
            </p>
          )}
        </div>
        <div className="c5 stack stretch apart">
          <FactList facts={figures} min="fluid" />
          <PairList
            layout="across"
            pairs={[
              { label: labels.timeline, value: timeline },
              { label: labels.teamSize, value: teamSize },
            ]}
          />
        </div>
      </div>
      <div className="grid mt8">
        <div className="c4 stack stretch">
          <Fold label={labels.challenges} of={title} heading>
            <OutcomeList items={challenges} />
          </Fold>
          <Fold label={labels.techStack} of={title} heading>
            <Tags tags={techStack} />
          </Fold>
        </div>
        <div className="c4 stack stretch">
          <Fold label={labels.approach} of={title} heading>
            <PhaseList phases={PHASES.map((phase) => ({ title: phases[phase], text: approach[phase] }))} level={4} />
          </Fold>
        </div>
        <div className="c4 stack stretch">
          <Quotation {...quotation} />
        </div>
      </div>
      <div className="row mt7">
        <FileLink file={report} label={labels.download} />
        <ButtonLink href={urlOf.contact({ topic: 'similar', project: title })} kind="line">
          {labels.similar}
        </ButtonLink>
      </div>
    </Section>
  )
}
