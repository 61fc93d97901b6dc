import type { StyleNode } from './sheet'

/** Names of custom properties that are constants, and their values. */
export type Constants = ReadonlyMap<string, string>

type Definition = { property: string; value: string; isPlain: boolean }

/**
 * The custom properties of a site that have the same value everywhere: each is defined once, on the root, under no condition, and does not
 * use another property. Most colors and sizes are such.
 */
export function constantsOf(sheet: readonly StyleNode[]): Constants {
  const definitions = definitionsOf(sheet, 'top')
  const names = definitions.map(({ property }) => property)
  const once = new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)))
  return new Map(
    definitions.filter(({ property, isPlain }) => isPlain && once.has(property)).map(({ property, value }) => [property, value]),
  )
}

/** The place of a definition: under no rule, on the root, or elsewhere, where it may hold for some elements only. */
type Context = 'top' | 'root' | 'elsewhere'

function definitionsOf(nodes: readonly StyleNode[], context: Context): Definition[] {
  return nodes.flatMap((node): Definition[] => {
    if (node.kind === 'block') return definitionsOf(node.nodes, contextIn(node, context))
    if (node.kind === 'definition') return node.sets.map((property) => ({ property, value: '', isPlain: false }))
    if (node.kind !== 'declaration' || !node.property.startsWith('--')) return []
    const value = node.text.slice(node.property.length + 1).trim()
    return [{ property: node.property, value, isPlain: context === 'root' && node.uses.length === 0 && !value.endsWith('!important') }]
  })
}

function contextIn({ prelude, selectors }: Extract<StyleNode, { kind: 'block' }>, context: Context): Context {
  if (prelude.startsWith('@layer')) return context
  return context === 'top' && selectors?.length === 1 && selectors[0]?.text === ':root' ? 'root' : 'elsewhere'
}

/** A sheet in which the constants are replaced by their values. */
export const withConstants = (nodes: readonly StyleNode[], constants: Constants): StyleNode[] =>
  nodes.map((node) => {
    if (node.kind === 'block') return { ...node, nodes: withConstants(node.nodes, constants) }
    if (node.kind === 'statement') return node
    const text = node.text.replace(/var\(\s*(--[\w-]+)\s*\)/g, (written, name: string) => constants.get(name) ?? written)
    return { ...node, text, uses: node.uses.filter((name) => !constants.has(name) || text.includes(name)) }
  })
