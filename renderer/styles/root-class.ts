import { kebab } from '../../src/engine/lib/text'
import { InvariantError } from '../../src/engine/problems/problem'
import type { StyleNode } from './sheet'

/** The class by which a page asks for the styles of a component: the name of the component in kebab case. */
export const rootClass = (component: string) => `.${kebab(component).replace(/^-/, '')}`

/**
 * Throws where a rule in the style file of a component does not begin at its root class: a page carries the file only where that
 * class occurs, and the rule would be lost everywhere else.
 */
export function assertRooted(path: string, root: string, nodes: readonly StyleNode[]) {
  const names = new RegExp(`\\${root}(?![\\w-])`)
  const stray = selectorsOf(nodes).find((selector) => !names.test(selector))
  if (stray === undefined) return
  const file = path.replace(/^(?:\.\.?\/)+/, '')
  throw new InvariantError(
    `${file} has a rule for \`${stray}\`. A page carries that file only where the class of its name occurs: begin the rule with ${root}, or move it to a file that is named after its own class`,
  )
}

/** The selectors of rules that stand under no other rule. */
const selectorsOf = (nodes: readonly StyleNode[]): string[] =>
  nodes.flatMap((node) => (node.kind !== 'block' ? [] : (node.selectors?.map(({ text }) => text) ?? selectorsOf(node.nodes))))
