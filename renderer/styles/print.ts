import type { StyleNode } from './sheet'

/** Preludes of rules that apply to print only. */
const FOR_PRINT = /^@(?:page\b|media print$)/

/** The part of a sheet that applies to print only, or the rest of it. */
export function partOf(nodes: readonly StyleNode[], medium: 'print' | 'screen'): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind !== 'block') return medium === 'screen' ? [node] : []
    if (FOR_PRINT.test(node.prelude)) return medium === 'print' ? [node] : []
    const inner = partOf(node.nodes, medium)
    return inner.length === 0 ? [] : [{ ...node, nodes: inner }]
  })
}
