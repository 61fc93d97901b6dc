import type { StyleNode } from './sheet'

/** Prelude of what counts on paper only. */
const ON_PAPER = /^@(?:page\b|media print$)/

/** The part of a sheet that counts on paper only, or all the rest of it. */
export function partOf(nodes: readonly StyleNode[], medium: 'paper' | 'screen'): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind !== 'block') return medium === 'screen' ? [node] : []
    if (ON_PAPER.test(node.prelude)) return medium === 'paper' ? [node] : []
    const inner = partOf(node.nodes, medium)
    return inner.length === 0 ? [] : [{ ...node, nodes: inner }]
  })
}
