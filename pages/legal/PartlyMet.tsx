import type { ArticleNode } from '../../schemas/components/index'
import { Register } from '../../src/site/ui/figures/Register'
import { TextRow } from '../../src/site/ui/figures/TextRow'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import { cellsIn, rowsIn } from './verdict-cells'

type PartlyMetProps = {
  /** What a cell says of what is met in part; also the title. */
  verdict: string
  nodes: readonly ArticleNode[]
}

const ID = 'partly-met'

/** The rows of the tables of a document that are met in part, before all of them: what is meant, from their first cell, and their last. */
export function PartlyMet({ verdict, nodes }: PartlyMetProps) {
  const rows = rowsIn(nodes)
    .map((row) => cellsIn([row]))
    .filter((cells) => cells.includes(verdict))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={ID}>
      <SectionHead title={verdict} id={ID} />
      <Register close>
        {rows.map(([title = '', ...cells]) => (
          <TextRow key={title} title={title} text={cells.at(-1) ?? ''} />
        ))}
      </Register>
    </section>
  )
}
