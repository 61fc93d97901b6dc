import type { ReactNode } from 'react'
import { Island } from '../../src/engine/islands/Island'
import type { Graph } from '../../src/site/graph/graph'
import filteredPositions from '../../src/site/islands/filtered-positions/island'
import type { Position } from '../../src/site/islands/filtered-positions/positions'
import { Register } from '../../src/site/ui/figures/Register'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import type { Coming } from './coming'
import { RoleList } from './RoleList'
import type { Roles } from './roles'

type PositionsProps = {
  copy: Pick<Graph['pages']['careers'], 'positionsTitle' | 'locations' | 'departments' | 'labels' | 'empty' | 'closing'>
  positions: readonly Position[]
  /** Words common to all lists. */
  words: Graph['site']['strings']['list']
  /** The form for job alerts, and the button that sends a resume: rows of their own if no position is open. */
  alerts: ReactNode
  resume: ReactNode
  roles: Roles | undefined
  coming: Coming | undefined
}

/** The open positions, or if there are none, a register of alternatives (specification, 4.17). */
export function Positions({ copy, positions, words, alerts, resume, roles, coming }: PositionsProps) {
  const { positionsTitle, locations, departments, empty, closing } = copy
  if (positions.length === 0) {
    return (
      <section className="section well" id="open-positions" aria-labelledby="positions">
        <div className="wrap">
          <Register>
            <li className="grid">
              <div className="c7 stack">
                <h2 className="text-3xl" id="positions">
                  {positionsTitle}
                </h2>
                <h3 className="text-lg">{empty.title}</h3>
                <p className="muted">
                  {empty.description}{' '}
                  <a className="link" href={empty.action.href}>
                    {empty.action.label}
                  </a>
                </p>
                {coming && (
                  <p>
                    {coming.text}{' '}
                    <a className="link" href={coming.link.href}>
                      {coming.link.label}
                    </a>
                  </p>
                )}
              </div>
              <div className="c5">{alerts}</div>
            </li>
            <li className="grid screen-only">
              <h3 className="c7">{closing.title}</h3>
              <div className="c5 end">{resume}</div>
            </li>
          </Register>
          {roles && <RoleList {...roles} />}
        </div>
      </section>
    )
  }
  return (
    <section className="section well" id="open-positions" aria-labelledby="positions">
      <div className="wrap">
        <SectionHead title={positionsTitle} id="positions" large />
        <Island island={filteredPositions} props={{ positions, locations, departments, words: wordsOf(copy, words) }} />
        {roles && <RoleList {...roles} />}
      </div>
    </section>
  )
}

function wordsOf({ labels }: PositionsProps['copy'], list: PositionsProps['words']) {
  const { search: searchPlaceholder, ...own } = labels
  const { showingPositions: showing, forCategory, inCategory, matching, tryAgain, clear } = list
  return { ...own, searchPlaceholder, showing, forCategory, inCategory, matching, tryAgain, clear }
}
