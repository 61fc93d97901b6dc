import { kebab } from '../../src/engine/lib/text'
import { SiteCodeError } from '../../src/engine/problems/problem'
import { type StyleNode, shownFile } from './sheet'

/** The root class of a component: its name in kebab case. A page carries the styles of the component if this class is in its HTML. */
export const rootClass = (component: string) => `.${kebab(component).replace(/^-/, '')}`

/**
 * Throws an error where a rule in the style file of a component does not begin with its root class: pages without that class would not have
 * the rule.
 */
export function assertRooted(path: string, root: string, nodes: readonly StyleNode[]) {
  const names = new RegExp(`\\${root}(?![\\w-])`)
  const stray = selectorsOf(nodes).find((selector) => !names.test(selector))
  if (stray === undefined) return
  throw new SiteCodeError(
    `${shownFile(path)} has a rule for \`${stray}\`. A page carries that file only where the class of its name occurs: begin the rule with ${root}, or move it to a file that is named after its own class`,
  )
}

/** The selectors of all rules that are not nested in another rule. */
const selectorsOf = (nodes: readonly StyleNode[]): string[] =>
  nodes.flatMap((node) => (node.kind !== 'block' ? [] : (node.selectors?.map(({ text }) => text) ?? selectorsOf(node.nodes))))
