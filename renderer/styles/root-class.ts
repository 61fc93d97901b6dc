import { kebab } from '../../src/engine/lib/text'
import { SiteCodeError } from '../../src/engine/problems/problem'
import { type StyleNode, shownFile } from './sheet'

/** The root class of a component: its name in kebab case. A page carries the styles of the component if this class is in its HTML. */
export const rootClass = (component: string) => `.${kebab(component).replace(/^-/, '')}`

/** The style file of a component, its root class and its rules. */
export type ComponentSheet = { path: string; root: string; nodes: readonly StyleNode[] }

/**
 * Throws an error that lists every rule in the style file of a component that does not name its root class: pages without that class
 * would not have the rule.
 */
export function assertRooted(sheets: readonly ComponentSheet[]) {
  const [first, ...more] = sheets.flatMap(({ path, root, nodes }) => {
    const names = new RegExp(`\\${root}(?![\\w-])`)
    return selectorsOf(nodes)
      .filter((selector) => !names.test(selector))
      .map(
        (stray) =>
          `${shownFile(path)} has a rule for \`${stray}\`. A page carries that file only where the class of its name occurs: begin the rule with ${root}, or move it to a file that is named after its own class`,
      )
  })
  if (first !== undefined) throw new SiteCodeError(first, ...more)
}

/** The selectors of all rules that are not nested in another rule. */
const selectorsOf = (nodes: readonly StyleNode[]): string[] =>
  nodes.flatMap((node) => (node.kind !== 'block' ? [] : (node.selectors?.map(({ text }) => text) ?? selectorsOf(node.nodes))))
