import type { StyleNode } from './sheet'

type Block = Extract<StyleNode, { kind: 'block' }>

/** What a page needs of a sheet. */
type Selection = {
  /** What selectors can name of the page. */
  names: ReadonlySet<string>
  /** Further sheets of the page, which read custom properties of this one. */
  others: readonly StyleNode[]
  /** How the custom properties begin that files outside of the styles read. */
  externalProperties?: string | undefined
}

/**
 * The text of the styles that a page needs: rules whose selectors can match with the names that occur on it, custom
 * properties that one of them or another sheet of the page reads, and fonts and animations that one of them names.
 */
export function selectStyles(sheet: readonly StyleNode[], { names, others, externalProperties }: Selection): string {
  const isExternal = (property: string) => externalProperties !== undefined && property.startsWith(externalProperties)
  const kept = sheet.flatMap((node) => keep(node, names))
  const read = readProperties([...kept, ...others], isExternal)
  const text = print(merge(kept), (property) => !property.startsWith('--') || isExternal(property) || read.has(property))
  const definitions = kept.flatMap((node) => (node.kind === 'definition' && text.includes(node.name) ? [node.text] : []))
  return text + definitions.join('')
}

/** The text of a whole sheet. */
export const sheetText = (sheet: readonly StyleNode[]): string => print(merge(sheet), () => true)

/** Every name that some selector of a sheet asks for. */
export const namesOfSheet = (nodes: readonly StyleNode[]): readonly string[] =>
  blocksOf(nodes).flatMap(({ selectors = [], nodes: inner }) => [...selectors.flatMap(({ names }) => names), ...namesOfSheet(inner)])

const blocksOf = (nodes: readonly StyleNode[]) => nodes.filter((node): node is Block => node.kind === 'block')

function keep(node: StyleNode, names: ReadonlySet<string>): StyleNode[] {
  if (node.kind !== 'block') return [node]
  const selectors = node.selectors?.filter((selector) => selector.names.every((name) => names.has(name)))
  if (selectors?.length === 0) return []
  const nodes = node.nodes.flatMap((inner) => keep(inner, names))
  return nodes.length === 0 ? [] : [{ ...node, selectors, nodes }]
}

const declarationsOf = (nodes: readonly StyleNode[]): Extract<StyleNode, { kind: 'declaration' }>[] =>
  nodes.flatMap((node) => (node.kind === 'declaration' ? [node] : node.kind === 'block' ? declarationsOf(node.nodes) : []))

/** Custom properties that conditions ask for, such as `@container style(--open: 1)`. */
const conditionsOf = (nodes: readonly StyleNode[]): string[] =>
  blocksOf(nodes).flatMap(({ prelude, nodes: inner }) => [...(prelude.match(/--[\w-]+/g) ?? []), ...conditionsOf(inner)])

/** Custom properties that other properties, definitions or conditions read, and those that these read in turn. */
function readProperties(nodes: readonly StyleNode[], isExternal: Filter): ReadonlySet<string> {
  const declarations = declarationsOf(nodes)
  const custom = new Map<string, readonly string[]>()
  for (const { property, uses } of declarations) custom.set(property, [...(custom.get(property) ?? []), ...uses])
  const read = new Set<string>()
  const pending = [
    ...declarations.flatMap(({ property, uses }) => (property.startsWith('--') && !isExternal(property) ? [] : uses)),
    ...nodes.flatMap((node) => (node.kind === 'definition' ? node.uses : [])),
    ...conditionsOf(nodes),
  ]
  for (let property = pending.pop(); property !== undefined; property = pending.pop()) {
    if (read.has(property)) continue
    read.add(property)
    pending.push(...(custom.get(property) ?? []))
  }
  return read
}

/** Neighbours under the same layer or condition stand under it together. */
function merge(nodes: readonly StyleNode[]): StyleNode[] {
  const merged: StyleNode[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (last?.kind === 'block' && node.kind === 'block' && !last.selectors && !node.selectors && last.prelude === node.prelude)
      merged[merged.length - 1] = { ...last, nodes: [...last.nodes, ...node.nodes] }
    else merged.push(node)
  }
  return merged
}

type Filter = (property: string) => boolean

const print = (nodes: readonly StyleNode[], shows: Filter): string => nodes.map((node) => printNode(node, shows)).join('')

function printNode(node: StyleNode, shows: Filter): string {
  if (node.kind === 'statement') return node.text
  if (node.kind === 'definition') return ''
  if (node.kind === 'declaration') return shows(node.property) ? `${node.text};` : ''
  const inner = print(node.nodes, shows)
  if (inner === '') return ''
  const prelude = node.selectors?.map(({ text }) => text).join(',') ?? node.prelude
  return `${prelude}{${inner.replace(/;$/, '')}}`
}
