import { matchingFacts } from './filter'
import type { Explorer } from './model'
import { EditorLink, EmptyState, Table } from './parts'
import type { Query } from './query'

const COLUMNS = [{ name: 'Fact' }, { name: 'Value' }, { name: 'Uses', className: 'number' }, { name: 'Where' }]

/** All facts, each with its value and every line that names it. */
export function FactTable({ explorer, query }: { explorer: Explorer; query: Query }) {
  const facts = matchingFacts(explorer, query)
  if (facts.length === 0) return <EmptyState>No fact matches. Search for fewer words.</EmptyState>
  return (
    <Table list="facts" columns={COLUMNS}>
      {facts.map(({ key, value, label, uses }) => (
        <tr key={key}>
          <th scope="row">
            <code>{key}</code>
            {label !== undefined && <span className="sub">{label}</span>}
          </th>
          <td>{value ?? <span className="mark error">not declared</span>}</td>
          <td className="number">{uses.length === 0 ? <span className="mark">unused</span> : uses.length}</td>
          <td>
            <span className="places">
              {uses.map(({ place, by }) => (
                <EditorLink key={`${place.file}:${place.line}:${place.column} ${by}`} place={place} />
              ))}
            </span>
          </td>
        </tr>
      ))}
    </Table>
  )
}
