import { grouped } from '../../src/engine/lib/grouped'
import type { StyleNode } from './sheet'

type Block = Extract<StyleNode, { kind: 'block' }>

/** What decides which part of a sheet a page needs. */
type Selection = {
  /** The names in the HTML of the page that selectors can ask for. */
  names: ReadonlySet<string>
  /** Further sheets of the page, which read custom properties of this one. */
  others: readonly StyleNode[]
  /** The prefix of custom properties that are read outside of the styles. */
  externalProperties?: string | undefined
}

/**
 * The text of the styles that a page needs: rules whose selectors can match, custom properties that these or another sheet of the page
 * read, and fonts and animations that one of them names.
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

/** All names that the selectors of a sheet ask for. */
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

/** The custom properties that are read by other properties, definitions or conditions, and those that these use in turn. */
function readProperties(nodes: readonly StyleNode[], isExternal: Filter): ReadonlySet<string> {
  const declarations = declarationsOf(nodes)
  const custom = grouped(
    declarations.filter(({ property }) => property.startsWith('--')),
    ({ property }) => property,
  )
  const read = new Set<string>()
  const pending = [
    ...declarations.flatMap(({ property, uses }) => (property.startsWith('--') && !isExternal(property) ? [] : uses)),
    ...nodes.flatMap((node) => (node.kind === 'definition' ? node.uses : [])),
    ...conditionsOf(nodes),
  ]
  for (let property = pending.pop(); property !== undefined; property = pending.pop()) {
    if (read.has(property)) continue
    read.add(property)
    pending.push(...(custom.get(property) ?? []).flatMap(({ uses }) => uses))
  }
  return read
}

/** Joins rules that follow each other under the same layer or condition. */
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
