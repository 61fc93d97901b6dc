import { itemAt } from '../../../engine/lib/items'
import { chainsOf } from '../../art/geometry/chains'
import type { ColumnNet as Columns } from '../../art/net/columns'
import { SIDE } from '../../art/net/rows'
import type { NetNode } from '../../graph/net'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'

export type ColumnNetProps = Columns & {
  nodes: readonly Pick<NetNode, 'kind' | 'href' | 'figure' | 'name' | 'client'>[]
  /** Index of the highlighted node; -1 for none. */
  lit: number
  /** Names of both lists. */
  names: { industries: string; services: string }
}

/**
 * The part of the net of the hero that a narrow window has room for: industries on one side, with the highlighted result below its
 * industry, services on the other, and lines between them, so that none crosses a name. Two lists of links over a decorative drawing; it
 * needs no script.
 */
export function ColumnNet({ nodes, left, right, positions, routes, lit, names }: ColumnNetProps) {
  const path = (ends: readonly number[]) => `M${ends.map((end) => itemAt(positions, end).join(' ')).join(' ')}`
  const isLit = (ends: readonly number[]) => ends.includes(lit)
  return (
    <div className="column-net">
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={chainsOf(routes).map(path).join('')} />
        <path className="routes" d={routes.filter(isLit).map(path).join('')} />
      </svg>
      {(
        [
          [names.industries, left],
          [names.services, right],
        ] as const
      ).map(([name, column]) => (
        <ul key={name} aria-label={name}>
          {column.map((index) => {
            const { kind, href, figure, name, client } = itemAt(nodes, index)
            return (
              <li key={href} className={kind === 'industries' ? 'industry' : undefined} data-lit={index === lit ? '' : undefined}>
                <a href={href}>
                  <span>
                    {figure && <b>{figure} </b>}
                    {withoutHyphenBreaks(name)}
                    {client && <small>{` ${client}`}</small>}
                  </span>
                </a>
              </li>
            )
          })}
        </ul>
      ))}
    </div>
  )
}
