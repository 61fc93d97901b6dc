import { createElement } from 'react'
import type { BodyNode } from '../../graph/body'
import { BodyNodes } from './BodyNodes'
import type { TableName } from './TableScroll'

type ProseProps = {
  nodes: readonly BodyNode[]
  /** Title of the text: it names a table before the first heading. */
  label: string
}

/** The text of an article. A table is named by the heading that it stands under. */
export function Prose({ nodes, label }: ProseProps) {
  const parts = parted(nodes, label).map((part) => createElement(BodyNodes, part))
  return createElement('div', { className: 'prose' }, ...parts)
}

type Part = { nodes: BodyNode[]; tableName: TableName }

/** The text before the first heading, and from each heading to the next. */
function parted(nodes: readonly BodyNode[], label: string): readonly Part[] {
  const parts: Part[] = [{ nodes: [], tableName: { label } }]
  for (const node of nodes) {
    if (node.type === 'element' && node.id !== undefined) parts.push({ nodes: [], tableName: { labelledBy: node.id } })
    parts.at(-1)?.nodes.push(node)
  }
  return parts
}
