import { Fragment } from 'react'
import type { BodyNode } from '../../graph/body'
import { BodyNodes } from './BodyNodes'
import type { TableName } from './TableScroll'

/**
 * The text of an article. `label` is its title: a table is named by the heading that it stands under, and by the title
 * before the first heading.
 */
export function Prose({ nodes, label }: { nodes: readonly BodyNode[]; label: string }) {
  let tableName: TableName = { label }
  const named = nodes.map((node) => {
    if (node.type === 'element' && node.id !== undefined) tableName = { labelledBy: node.id }
    return { node, tableName }
  })
  return (
    <div className="prose">
      {named.map(({ node, tableName: name }, index) => (
        <Fragment key={index}>
          <BodyNodes nodes={[node]} tableName={name} />
        </Fragment>
      ))}
    </div>
  )
}
