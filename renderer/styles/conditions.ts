import type { StyleNode } from './sheet'

/** Conditions of rules that apply to print only. */
export const FOR_PRINT = /^@(?:page\b|media print$)/

/** Conditions of rules for browsers that lack a feature. */
export const FOR_OLDER = /^@supports not\b/

/** The part of a sheet under conditions that match. */
export const under = (nodes: readonly StyleNode[], condition: RegExp): StyleNode[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'block') return []
    return condition.test(node.prelude) ? [node] : withNodes(node, under(node.nodes, condition))
  })

/** The part of a sheet under no condition that matches. */
export const without = (nodes: readonly StyleNode[], condition: RegExp): StyleNode[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'block') return [node]
    return condition.test(node.prelude) ? [] : withNodes(node, without(node.nodes, condition))
  })

const withNodes = (block: Extract<StyleNode, { kind: 'block' }>, nodes: readonly StyleNode[]): StyleNode[] =>
  nodes.length === 0 ? [] : [{ ...block, nodes }]
