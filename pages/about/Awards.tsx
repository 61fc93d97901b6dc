import type { Graph } from '../../src/site/graph/graph'
import { FigureItem } from '../../src/site/ui/figures/FigureItem'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** Awards with their years. */
export function Awards({ head, items }: Graph['pages']['about']['awards']) {
  return (
    <section className="section" aria-labelledby="awards">
      <div className="wrap">
        <SectionHead {...head} id="awards" />
        <ul className="cols fourths">
          {items.map(({ year, title, description }) => (
            <FigureItem key={title} value={String(year)} title={title} text={description} />
          ))}
        </ul>
      </div>
    </section>
  )
}
