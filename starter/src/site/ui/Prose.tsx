import { createElement, Fragment, type ReactNode } from 'react'
import type { BodyNode } from '#engine/schema/body'
import type { NoteComponent } from '../components'

type Node = BodyNode<NoteComponent>

/** The text of a note. */
export const Prose = ({ nodes }: { nodes: readonly Node[] }) => <div className="prose">{viewOf(nodes)}</div>

/** The order of nodes never changes, so they need no keys. */
const viewOf = (nodes: readonly Node[]) => createElement(Fragment, null, ...nodes.map(nodeView))

function nodeView(node: Node): ReactNode {
  if (node.type === 'text') return node.value
  const children = node.children.length > 0 ? viewOf(node.children) : undefined
  if (node.type === 'element')
    return createElement(node.tag, { id: node.id, href: node.href, title: node.title, start: node.start }, children)
  return (
    <aside className="hint">
      <b>{node.props.title}</b>
      {children}
    </aside>
  )
}
