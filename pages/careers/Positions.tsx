import type { ReactNode } from 'react'
import { Island } from '../../src/engine/islands/Island'
import type { Graph } from '../../src/site/graph/graph'
import filteredPositions from '../../src/site/islands/filtered-positions/island'
import type { Position } from '../../src/site/islands/filtered-positions/positions'
import { MoreLink } from '../../src/site/ui/layout/MoreLink'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import type { Coming } from './coming'

type PositionsProps = {
  copy: Pick<Graph['pages']['careers'], 'positionsLabel' | 'positionsTitle' | 'locations' | 'departments' | 'labels' | 'empty' | 'closing'>
  positions: readonly Position[]
  /** Words common to all lists. */
  words: Graph['site']['strings']['list']
  /** The form for job alerts, and the button that sends a resume: next to the message if no position is open. */
  alerts: ReactNode
  resume: ReactNode
  coming: Coming | undefined
}

/** The open positions, or if there are none, what there is to do instead (specification, 4.17). */
export function Positions({ copy, positions, words, alerts, resume, coming }: PositionsProps) {
  const { positionsLabel, positionsTitle, locations, departments, empty, closing } = copy
  if (positions.length === 0) {
    return (
      <section className="section well" id="open-positions" aria-labelledby="positions">
        <div className="wrap grid">
          <p className="kicker c3">{positionsLabel}</p>
          <div className="c5 stack">
            <h2 id="positions">{positionsTitle}</h2>
            <h3>{empty.title}</h3>
            <p className="muted">
              {empty.description} {coming?.text}
            </p>
            <p>
              <MoreLink href={empty.action.href}>{empty.action.label}</MoreLink>
            </p>
            {coming && (
              <p>
                <MoreLink href={coming.link.href}>{coming.link.label}</MoreLink>
              </p>
            )}
          </div>
          <div className="c4 stack stretch">
            <h3 className="screen-only">{closing.title}</h3>
            {alerts}
            <div className="screen-only ruled">{resume}</div>
          </div>
        </div>
      </section>
    )
  }
  return (
    <section className="section well" id="open-positions" aria-labelledby="positions">
      <div className="wrap">
        <SectionHead label={positionsLabel} title={positionsTitle} id="positions" />
        <Island island={filteredPositions} props={{ positions, locations, departments, words: wordsOf(copy, words) }} />
      </div>
    </section>
  )
}

function wordsOf({ labels }: PositionsProps['copy'], list: PositionsProps['words']) {
  const { search: searchPlaceholder, ...own } = labels
  const { showingPositions: showing, forCategory, inCategory, matching, tryAgain, clear } = list
  return { ...own, searchPlaceholder, showing, forCategory, inCategory, matching, tryAgain, clear }
}
