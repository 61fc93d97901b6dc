import type { Tag } from '../../schema/body'
import type { ComponentDefinition } from '../../schema/component'
import type { ParsedNode } from './mdx-body'

/** Whether a part of a text says anything: a component always does. */
export const hasWords = (nodes: readonly ParsedNode[]): boolean =>
  nodes.some((node) => (node.type === 'text' ? node.value.trim() !== '' : node.type === 'component' || hasWords(node.children)))

/** Elements that are nothing without words, as a sentence names them. */
const needsWords: Partial<Record<Tag, string>> = {
  h2: 'A heading',
  h3: 'A heading',
  h4: 'A heading',
  a: 'A link',
  thead: 'The head of a table',
}

/** What is empty that needs words, as the start of a sentence; undefined where nothing is. */
export const emptyElement = (tag: Tag, children: readonly ParsedNode[]) => (hasWords(children) ? undefined : needsWords[tag])

/** What a component lacks between its tags; undefined where it lacks nothing. */
export function lackOf({ holds }: Pick<ComponentDefinition, 'holds'>, children: readonly ParsedNode[]): string | undefined {
  const there = children.map((child) => (child.type === 'element' ? child.tag : child.type === 'component' ? child.name : ''))
  return !holds || there.some((one) => holds.tags.includes(one)) ? undefined : holds.what
}
