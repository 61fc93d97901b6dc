import type { ReactNode } from 'react'
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
  /** Ways without a position, for when none is open, with a heading of the id `ways`. */
  children: ReactNode
}

/** The open positions, or a message that there are none, beside what there is instead (specification, 4.17). */
export function Positions({ copy, positions, words, children }: PositionsProps) {
  const { positionsTitle, locations, departments, empty } = copy
  if (positions.length === 0) {
    return (
      <div className="section well" id="open-positions">
        <div className="wrap grid">
          <section className="c6" aria-labelledby="positions">
            <h2 className="text-3xl" id="positions">
              {positionsTitle}
            </h2>
            <p className="num text-5xl mt6" aria-hidden="true">
              {positions.length}
            </p>
            <h3 className="mt4">{empty.title}</h3>
            <p className="muted">{empty.description}</p>
            <p className="mt5">
              <ButtonLink href={empty.action.href} kind="line">
                {empty.action.label}
              </ButtonLink>
            </p>
          </section>
          <section className="c6 stack loose" aria-labelledby="ways">
            {children}
          </section>
        </div>
      </div>
    )
  }
  return (
    <section className="section well" id="open-positions" aria-labelledby="positions">
      <div className="wrap">
        <SectionHead title={positionsTitle} id="positions" large />
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
