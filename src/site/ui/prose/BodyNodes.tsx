import { createElement, Fragment, type ReactNode } from 'react'
import type { ArticleNode } from '../../../../schemas/components'
import type { Tag } from '../../../engine/schema/body'
import { BodyElement } from './BodyElement'
import { bodyComponent } from './body-components'
import type { TableName } from './TableScroll'

/** Elements that may only contain elements: white space in them is left out. */
const HOLDERS: ReadonlySet<Tag> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr'])

/** Nodes of an article. Their order never changes, so they need no keys. */
export function BodyNodes({ nodes, tableName }: { nodes: readonly ArticleNode[]; tableName: TableName }) {
  return createElement(Fragment, null, ...nodes.map((node) => view(node, tableName)))
}

function view(node: ArticleNode, tableName: TableName): ReactNode {
  if (node.type === 'text') return node.value
  const children = node.children.length > 0 ? <BodyNodes nodes={childrenOf(node)} tableName={tableName} /> : undefined
  if (node.type === 'component') return bodyComponent(node.name, node, children)
  return (
    <BodyElement node={node} tableName={tableName}>
      {children}
    </BodyElement>
  )
}

const childrenOf = (node: Exclude<ArticleNode, { type: 'text' }>): readonly ArticleNode[] =>
  node.type === 'element' && HOLDERS.has(node.tag)
    ? node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    : node.children
