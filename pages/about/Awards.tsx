import type { Graph } from '../../src/site/graph/graph'
import { FigureRow } from '../../src/site/ui/figures/FigureRow'
import { Register } from '../../src/site/ui/figures/Register'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** Awards with their years. */
export function Awards({ head, items }: Graph['pages']['about']['awards']) {
  return (
    <section className="section" aria-labelledby="awards">
      <div className="wrap">
        <SectionHead {...head} id="awards" />
        <Register>
          {items.map(({ year, title, description }) => (
            <FigureRow key={title} value={String(year)} title={title} text={description} />
          ))}
        </Register>
      </div>
    </section>
  )
}
