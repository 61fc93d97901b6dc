import type { ArticleNode } from '../../schemas/components/index'
import type { Heading } from '../../src/engine/schema/body'
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

const partlyMetIn = ({ verdict, nodes }: PartlyMetProps) =>
  rowsIn(nodes)
    .map((row) => cellsIn([row]))
    .filter((cells) => cells.includes(verdict))

/** Its heading, for the contents of the document, if there is anything to show. */
export const headingsOfPartlyMet = (props: PartlyMetProps): Heading[] =>
  partlyMetIn(props).length > 0 ? [{ id: ID, level: 2, text: props.verdict }] : []

/** The rows of the tables of a document that are met in part, before all of them: what is meant, from their first cell, and their last. */
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
