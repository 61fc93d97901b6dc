import { Island } from '../../src/engine/islands/Island'
import type { Graph } from '../../src/site/graph/graph'
import filteredPositions from '../../src/site/islands/filtered-positions/island'
import type { Position } from '../../src/site/islands/filtered-positions/positions'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

type PositionsProps = {
  copy: Pick<Graph['pages']['careers'], 'positionsTitle' | 'locations' | 'departments' | 'labels' | 'empty'>
  positions: readonly Position[]
  /** Words that all lists share. */
  words: Graph['site']['strings']['list']
}

/** The open positions, or a message that there are none (specification, 4.17). */
export function Positions({ copy, positions, words }: PositionsProps) {
  const { positionsTitle, locations, departments, empty } = copy
  return (
    <section className="section well" id="open-positions" aria-labelledby="positions">
      <div className="wrap">
        <SectionHead title={positionsTitle} id="positions" large />
        {positions.length === 0 ? (
          <div className="row">
            <div>
              <h3>{empty.title}</h3>
              <p className="muted">{empty.description}</p>
            </div>
            <div className="push">
              <ButtonLink href={empty.action.href} kind="line">
                {empty.action.label}
              </ButtonLink>
            </div>
          </div>
        ) : (
          <Island island={filteredPositions} props={{ positions, locations, departments, words: wordsOf(copy, words) }} />
        )}
      </div>
    </section>
  )
}

function wordsOf({ labels }: PositionsProps['copy'], list: PositionsProps['words']) {
  const { search: searchPlaceholder, ...own } = labels
  const { showingPositions: showing, forCategory, inCategory, matching, tryAgain, clear } = list
  return { ...own, searchPlaceholder, showing, forCategory, inCategory, matching, tryAgain, clear }
}
