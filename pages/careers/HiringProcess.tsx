import { PhaseList } from '../../src/site/ui/figures/PhaseList'
import { Section, type SectionProps } from '../../src/site/ui/layout/Section'

type HiringProcessProps = Pick<SectionProps, 'head' | 'ground' | 'joined'> & {
  /** Steps, each with the people to meet and the time to an answer, if known. */
  steps: readonly { step: string; duration: string; description: string; meet?: string; answer?: string }[]
}

/** The steps from an application to a decision. */
export const HiringProcess = ({ steps, ...section }: HiringProcessProps) => (
  <Section id="process" {...section}>
    <PhaseList
      variant="across"
      phases={steps.map(({ step, duration, description, meet, answer }) => ({
        title: step,
        duration,
        text: description,
        items: meet && answer ? [meet, answer] : undefined,
      }))}
    />
  </Section>
)
