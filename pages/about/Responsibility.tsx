import type { Graph } from '../../src/site/graph/graph'
import { FigurePanel } from '../../src/site/ui/figures/FigurePanel'
import { FileLink, type FileLinkProps } from '../../src/site/ui/layout/FileLink'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

type ResponsibilityProps = Pick<Graph['pages']['about']['esg'], 'head' | 'items'> & {
  report: Pick<FileLinkProps, 'file' | 'label'>
}

/** Environment, society and governance, each with a figure, and the report behind them. */
export function Responsibility({ head, items, report }: ResponsibilityProps) {
  return (
    <section className="section well" aria-labelledby="responsibility">
      <div className="wrap">
        <SectionHead {...head} id="responsibility" />
        <div className="cols thirds">
          {items.map((item) => (
            <FigurePanel key={item.title} {...item} />
          ))}
        </div>
        <div className="row mt7">
          <FileLink {...report} kind="line" />
        </div>
      </div>
    </section>
  )
}
