import type { ArticleNode } from '../../schemas/components/index'
import type { LegalPage } from '../../src/site/graph/graph'
import { DotTally } from '../../src/site/ui/charts/DotTally'
import { cellsIn } from './verdict-cells'

type VerdictTallyProps = { tally: NonNullable<LegalPage['tally']>; nodes: readonly ArticleNode[] }

/** The verdicts in the tables of a document, counted from their cells. Partly met requirements are emphasized. */
export function VerdictTally({ tally: { says, full, part, none }, nodes }: VerdictTallyProps) {
  const cells = cellsIn(nodes)
  const count = (verdict: string) => cells.filter((cell) => cell === verdict).length
  return (
    <figure>
      <DotTally
        parts={[
          { look: 'kept', count: count(full), label: full },
          { look: 'new', count: count(part), label: part },
          { look: 'gone', count: count(none), label: none },
        ]}
      />
      <figcaption>{says}</figcaption>
    </figure>
  )
}
