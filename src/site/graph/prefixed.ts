import type { BodyNode } from '../../engine/schema/body'

/** Adds a text before the first words of nodes, such as the sign of a task: inside the first paragraph, if they begin with one. */
export function prefixed<Component extends { type: 'component' }>(
  nodes: readonly BodyNode<Component>[],
  value: string,
): readonly BodyNode<Component>[] {
  const sign: BodyNode<Component> = { type: 'text', value }
  const at = nodes.findIndex((node) => node.type !== 'text' || node.value.trim() !== '')
  const first = nodes[at]
  if (first?.type !== 'element' || first.tag !== 'p') return [sign, ...nodes]
  return [...nodes.slice(0, at), { ...first, children: [sign, ...first.children] }, ...nodes.slice(at + 1)]
}
