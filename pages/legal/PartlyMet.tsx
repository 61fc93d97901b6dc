import type { ArticleNode } from '../../schemas/components/index'
import type { Heading } from '../../src/engine/schema/body'
import { Register } from '../../src/site/ui/figures/Register'
import { TextRow } from '../../src/site/ui/figures/TextRow'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import { cellsIn, rowsIn } from './verdict-cells'

type PartlyMetProps = {
  /** The text of a cell for what is partly met; also the title. */
  verdict: string
  nodes: readonly ArticleNode[]
}

const ID = 'partly-met'

const partlyMetIn = ({ verdict, nodes }: PartlyMetProps) =>
  rowsIn(nodes)
    .map((row) => cellsIn([row]))
    .filter((cells) => cells.includes(verdict))

/** Its heading, for the table of contents; empty if there is nothing to show. */
export const headingsOfPartlyMet = (props: PartlyMetProps): Heading[] =>
  partlyMetIn(props).length > 0 ? [{ id: ID, level: 2, text: props.verdict }] : []

/** The table rows of a document that are partly met, shown before the tables: their subject, from the first cell, and their last cell. */
export function PartlyMet({ verdict, nodes }: PartlyMetProps) {
  const rows = partlyMetIn({ verdict, nodes })
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
