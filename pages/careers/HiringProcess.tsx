import { PhaseList } from '../../src/site/ui/figures/PhaseList'
import { SectionHead, type SectionHeadProps } from '../../src/site/ui/layout/SectionHead'

type HiringProcessProps = {
  head: Pick<SectionHeadProps, 'label' | 'note' | 'title' | 'lede'>
  steps: readonly { step: string; duration: string; description: string }[]
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
          phases={steps.map(({ step, duration, description }) => ({ title: step, duration, text: description }))}
        />
      </div>
    </section>
  )
}
