import type { ArticleNode } from '../../schemas/components/index'
import type { LegalPage } from '../../src/site/graph/graph'
import { DotTally } from '../../src/site/ui/charts/DotTally'
import { textIn } from '../../src/site/ui/prose/text-in'

type VerdictTallyProps = { tally: NonNullable<LegalPage['tally']>; nodes: readonly ArticleNode[] }

/** What the tables of a document say of each requirement, counted from their cells. */
export function VerdictTally({ tally: { says, full, part, none }, nodes }: VerdictTallyProps) {
  const cells = cellsIn(nodes)
  const count = (verdict: string) => cells.filter((cell) => cell === verdict).length
  return (
    <figure>
      <DotTally
        parts={[
          { look: 'new', count: count(full), label: full },
          { look: 'kept', count: count(part), label: part },
          { look: 'gone', count: count(none), label: none },
        ]}
      />
      <figcaption>{says}</figcaption>
    </figure>
  )
}

const cellsIn = (nodes: readonly ArticleNode[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return []
    return node.type === 'element' && node.tag === 'td' ? [textIn(node)] : cellsIn(node.children)
  })
