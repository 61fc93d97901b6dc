import type { Graph } from '../../src/site/graph/graph'
import { DotTally } from '../../src/site/ui/charts/DotTally'

type ClientTallyProps = { tally: Graph['pages']['howWeMeasure']['tally'] }

/** The clients of the previous and of this year: who left, who stayed, who is new. */
export function ClientTally({ tally: { before, left, joined, labels } }: ClientTallyProps) {
  const stayed = before - left
  return (
    <DotTally
      parts={[
        { look: 'gone', count: left, label: labels.left },
        { look: 'kept', count: stayed, label: labels.stayed },
        { look: 'new', count: joined, label: labels.joined },
      ]}
      sum={{ count: stayed + joined, label: labels.active }}
    />
  )
}
