import { PhaseList } from '../../src/site/ui/figures/PhaseList'
import { SectionHead, type SectionHeadProps } from '../../src/site/ui/layout/SectionHead'

type HiringProcessProps = {
  head: Pick<SectionHeadProps, 'label' | 'note' | 'title' | 'lede'>
  /** Steps, each with the people to meet and the time to an answer, if known. */
  steps: readonly { step: string; duration: string; description: string; meet?: string; answer?: string }[]
  /** Whether it has the sunken background. */
  well?: boolean
}

/** The steps from an application to a decision. */
export function HiringProcess({ head, steps, well }: HiringProcessProps) {
  return (
    <section className={well ? 'section well' : 'section'} aria-labelledby="process">
      <div className="wrap">
        <SectionHead {...head} id="process" />
        <PhaseList
          variant="across"
          phases={steps.map(({ step, duration, description, meet, answer }) => ({
            title: step,
            duration,
            text: description,
            items: meet && answer ? [meet, answer] : undefined,
          }))}
        />
      </div>
    </section>
  )
}
