import type { Graph } from '../../src/site/graph/graph'
import { BarList } from '../../src/site/ui/charts/BarList'
import { StemChart } from '../../src/site/ui/charts/StemChart'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

type Copy = Graph['pages']['investors']
type RevenueProps = {
  copy: Copy['revenue']
  labels: Copy['labels']
  /** Text of the control that opens the table. */
  table: string
}

/** Revenue over the years, and by source. */
export function Revenue({ copy, labels, table }: RevenueProps) {
  const { head, years, caption, shares, sharesCaption, fullLine, before, after } = copy
  return (
    <section className="section" aria-labelledby="revenue">
      <div className="wrap">
        <SectionHead {...head} id="revenue" />
        <div className="grid">
          <div className="c8">
            <StemChart
              label={head.label}
              caption={caption}
              points={years.map(({ year, millions }) => ({ label: String(year), value: millions }))}
              before={before}
              after={after}
              table={{ summary: table, columns: [labels.financialYear, labels.revenueColumn] }}
            />
          </div>
          <div className="c4 stack stretch loose">
            <h3>{labels.shareTitle}</h3>
            <BarList
              unit="%"
              full={fullLine}
              lit={false}
              items={shares.map(({ label, percent }) => ({ label, value: percent }))}
              caption={sharesCaption}
            />
          </div>
        </div>
      </div>
    </section>
  )
}
