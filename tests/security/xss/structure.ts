import { defaultTreeAdapter } from 'parse5'
import { elementsOf, type HtmlNode, htmlTree } from '../../../scripts/link-checker/html-tree'

/** What a text of elements is made of, without its words: each element with the names of its attributes, as often as it is there. */
export function structureOf(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const tree = htmlTree(html)
  for (const { element } of elementsOf(tree)) add(`<${[element.tagName, ...element.attrs.map(({ name }) => name).toSorted()].join(' ')}>`)
  for (const comment of commentsOf(tree)) add(`<!--${comment}-->`)
  return counts
}

function* commentsOf(node: HtmlNode): Generator<string> {
  if (defaultTreeAdapter.isCommentNode(node)) yield node.data
  if ('content' in node) yield* commentsOf(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* commentsOf(child)
}

/** What one structure has and another has not, or not as often. */
export const differences = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => (before.get(name) ?? 0) !== (after.get(name) ?? 0))
    .map((name) => `${name} ${after.get(name) ?? 0} times, not ${before.get(name) ?? 0}`)
