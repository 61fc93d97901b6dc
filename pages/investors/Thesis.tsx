import type { Graph } from '../../src/site/graph/graph'
import { ShareStrips } from '../../src/site/ui/charts/ShareStrips'
import { FigureRow } from '../../src/site/ui/figures/FigureRow'
import { Register } from '../../src/site/ui/figures/Register'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** The investment thesis with its key metrics. */
export function Thesis({ head, strips, items }: Graph['pages']['investors']['thesis']) {
  return (
    <section className="section band" data-scheme="dark" aria-labelledby="thesis">
      <div className="wrap">
        <SectionHead {...head} id="thesis" />
      </div>
      {strips && <ShareStrips {...strips} />}
      <div className="wrap">
        <Register top>
          {items.map(({ metric, title, description }) => (
            <FigureRow key={title} value={metric} title={title} text={description} />
          ))}
        </Register>
      </div>
    </section>
  )
}
