import { FigureRow } from '../../src/site/ui/figures/FigureRow'
import { Register } from '../../src/site/ui/figures/Register'
import { SectionHead, type SectionHeadProps } from '../../src/site/ui/layout/SectionHead'

type MissionProps = {
  head: Pick<SectionHeadProps, 'label' | 'note' | 'title' | 'lede'>
  valuesTitle: string
  values: readonly { value: string; title: string; description: string }[]
}

/** The mission, and the four core values, each with a figure. */
export function Mission({ head, valuesTitle, values }: MissionProps) {
  return (
    <section className="section" aria-labelledby="mission">
      <div className="wrap">
        <SectionHead {...head} id="mission" />
        <h3 className="sr">{valuesTitle}</h3>
        <Register top>
          {values.map(({ value, title, description }) => (
            <FigureRow key={title} value={value} title={title} text={description} level={4} />
          ))}
        </Register>
      </div>
    </section>
  )
}
