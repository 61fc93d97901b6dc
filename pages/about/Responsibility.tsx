import type { Graph } from '../../src/site/graph/graph'
import { FigurePanel } from '../../src/site/ui/figures/FigurePanel'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** Environment, society and governance, each with a figure. */
export function Responsibility({ head, items }: Graph['pages']['about']['esg']) {
  return (
    <section className="section well" aria-labelledby="responsibility">
      <div className="wrap">
        <SectionHead {...head} id="responsibility" />
        <div className="cols">
          {items.map((item) => (
            <FigurePanel key={item.title} {...item} />
          ))}
        </div>
      </div>
    </section>
  )
}
