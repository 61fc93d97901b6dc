import { COMPONENT_HINTS } from '../../problems/closer-hints'
import { type Place, problem, type SiteProblem, withHint } from '../../problems/problem'
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

/** A component with what is between its tags. */
type Filled = { name: string; definition: ComponentDefinition; children: readonly ParsedNode[]; isEmpty: boolean }

/** The problem of a component with a text that it does not take, or without what it needs; otherwise undefined. */
export function contentProblem({ name, definition, children, isEmpty }: Filled, place: Place): SiteProblem | undefined {
  const { childless = false } = definition
  if (childless && !isEmpty)
    return withHint(problem('mdx/attribute', place, name, 'it takes no text between its tags.'), COMPONENT_HINTS.childless)
  const lack = !childless && isEmpty ? 'a text' : missingContent(definition, children)
  return lack === undefined ? undefined : problem('mdx/content', place, name, lack)
}

/** The problem of a component that has to be on lines of its own. */
export const inSentenceProblem = (name: string, place: Place) =>
  withHint(problem('mdx/attribute', place, name, 'it goes on lines of its own, not in a sentence.'), COMPONENT_HINTS.inSentence)

/** What a component needs between its tags and does not have; undefined if it has everything. */
function missingContent(
  { requiredChildren }: Pick<ComponentDefinition, 'requiredChildren'>,
  children: readonly ParsedNode[],
): string | undefined {
  const there = children.map((child) => (child.type === 'element' ? child.tag : child.type === 'component' ? child.name : ''))
  return !requiredChildren || there.some((one) => requiredChildren.tags.includes(one)) ? undefined : requiredChildren.what
}
