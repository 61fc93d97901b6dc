import type { Graph } from '../../src/graph/graph'
import { BarList } from '../../src/ui/charts/BarList'
import { StemChart } from '../../src/ui/charts/StemChart'
import { SectionHead } from '../../src/ui/layout/SectionHead'

type Copy = Graph['pages']['investors']
type RevenueProps = { copy: Copy['revenue']; labels: Copy['labels'] /** Words that open the figures as a table. */; table: string }

/** Percent that the longest possible line stands for, as the caption of the shares says. */
const FULL_LINE = 40

/** Revenue over the years, and where it came from. */
export function Revenue({ copy, labels, table }: RevenueProps) {
  const { head, years, caption, shares, sharesCaption } = copy
  return (
    <section className="section" aria-labelledby="revenue">
      <div className="wrap">
        <SectionHead {...head} id="revenue" />
        <div className="grid">
          <div className="c7">
            <StemChart
              label={head.label}
              caption={caption}
              points={years.map(({ year, millions }) => ({ label: String(year), value: millions }))}
              before="$"
              after="M"
              table={{ summary: table, columns: [labels.financialYear, labels.revenueColumn] }}
            />
          </div>
          <div className="c5 stack stretch loose">
            <h3>{labels.shareTitle}</h3>
            <BarList
              unit="%"
              full={FULL_LINE}
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
