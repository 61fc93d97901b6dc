import type { Graph } from '../../src/site/graph/graph'
import { growthOf } from '../../src/site/graph/revenue-growth'
import { BarList } from '../../src/site/ui/charts/BarList'
import { StemChart } from '../../src/site/ui/charts/StemChart'
import { Fold } from '../../src/site/ui/layout/Fold'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

type Copy = Graph['pages']['investors']
type RevenueProps = {
  copy: Copy['revenue']
  labels: Copy['labels']
  /** Label of the control that opens the table. */
  table: string
}

/** Growth of revenue by year, and revenue by source, folded on phones. The revenue itself is at the head of the page and in the table. */
export function Revenue({ copy, labels, table }: RevenueProps) {
  const { head, years, caption, shares, sharesCaption, fullLine, before, after } = copy
  const growth = growthOf(years)
  return (
    <section className="section" aria-labelledby="revenue">
      <div className="wrap">
        <SectionHead {...head} id="revenue" />
        <div className="grid">
          <div className="c8">
            <StemChart
              label={labels.growthColumn}
              caption={caption}
              points={growth}
              unit="%"
              table={{
                summary: table,
                columns: [labels.financialYear, labels.revenueColumn, labels.growthColumn],
                rows: years.map(({ year, millions }, index) => ({
                  name: String(year),
                  values: [`${before}${millions}${after}`, index === 0 ? '' : `${growth[index - 1]?.value}%`],
                })),
              }}
            />
          </div>
          <div className="c4">
            <Fold label={labels.shareTitle} heading>
              <BarList
                unit="%"
                full={fullLine}
                lit={false}
                items={shares.map(({ label, percent }) => ({ label, value: percent }))}
                caption={sharesCaption}
              />
            </Fold>
          </div>
        </div>
      </div>
    </section>
  )
}
