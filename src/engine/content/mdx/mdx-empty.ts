import type { Tag } from '../../schema/body'
import type { ComponentDefinition } from '../../schema/component'
import type { ParsedNode } from './mdx-body'

/** Whether nodes hold words or components. */
export const hasWords = (nodes: readonly ParsedNode[]): boolean =>
  nodes.some((node) => {
    if (node.type === 'text') return node.value.trim() !== ''
    return node.type !== 'element' || hasWords(node.children)
  })

/** Elements that need words, with their names for a sentence. */
const needsWords: Partial<Record<Tag, string>> = {
  h2: 'A heading',
  h3: 'A heading',
  h4: 'A heading',
  a: 'A link',
  dt: 'A term',
  dd: 'The explanation of a term',
  thead: 'The head of a table',
  li: 'An item of a list',
  blockquote: 'A quotation',
}

/** The name of an element that needs words and has none, as the start of a sentence; otherwise undefined. */
export function emptyElement(tag: Tag, children: readonly ParsedNode[]): string | undefined {
  if (tag === 'table' && !children.some((child) => child.type === 'element' && child.tag === 'tbody')) return 'The body of a table'
  return hasWords(children) ? undefined : needsWords[tag]
}

/** What a component needs between its tags and does not have; undefined if it has everything. */
export function missingContent(
  { requiredChildren }: Pick<ComponentDefinition, 'requiredChildren'>,
  children: readonly ParsedNode[],
): string | undefined {
  const there = children.map((child) => (child.type === 'element' ? child.tag : child.type === 'component' ? child.name : ''))
  return !requiredChildren || there.some((one) => requiredChildren.tags.includes(one)) ? undefined : requiredChildren.what
}
