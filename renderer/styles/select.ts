import { grouped } from '../../src/engine/lib/grouped'
import type { StyleNode } from './sheet'

type Block = Extract<StyleNode, { kind: 'block' }>

/** A sheet, and the names in the HTML of a page that its selectors can require; left out: all. */
type SheetPart = { nodes: readonly StyleNode[]; names?: ReadonlySet<string> }

/** What else decides which part of its sheets a page needs. */
type Selection = {
  /** Further sheets of the page, which read custom properties of these. */
  others: readonly StyleNode[]
  /** The prefix of custom properties that are read outside of the styles. */
  externalProperties?: string | undefined
}

/**
 * The text of the styles that a page needs: rules whose selectors can match, custom properties that these or another sheet of the page
 * read, and fonts and animations that one of them names.
 */
export function selectStyles(parts: readonly SheetPart[], { others, externalProperties }: Selection): string {
  const isExternal = (property: string) => externalProperties !== undefined && property.startsWith(externalProperties)
  const kept = parts.flatMap(({ nodes, names }) => nodes.flatMap((node) => (names ? keep(node, names) : [node])))
  const read = readProperties([...kept, ...others], isExternal)
  return withDefinitions(
    print(merge(kept), (property) => !property.startsWith('--') || isExternal(property) || read.has(property)),
    kept,
  )
}

/** The text of rules, followed by the fonts and animations of a sheet that it names. */
const withDefinitions = (text: string, sheet: readonly StyleNode[]): string =>
  text +
  sheet
    .filter((node) => node.kind === 'definition')
    .filter(namedBy(text))
    .map((node) => node.text)
    .join('')

/** Makes the test whether a text of styles uses a font or an animation. Upright faces of a font that only italic text has are not used. */
export function namedBy(text: string): (definition: Extract<StyleNode, { kind: 'definition' }>) => boolean {
  const upright = text.replace(/\bfont:\s*italic\b[^;}]*/g, '')
  return ({ name, text: definition }) => {
    const isUpright = definition.startsWith('@font-face') && !/font-style:\s*italic/.test(definition)
    return (isUpright ? upright : text).includes(name)
  }
}

/** The text of a whole sheet, with the fonts and animations that it names. */
export const wholeSheetText = (sheet: readonly StyleNode[]): string => withDefinitions(sheetText(sheet), sheet)

/** The text of all rules of a sheet. */
export const sheetText = (sheet: readonly StyleNode[]): string => print(merge(sheet), () => true)

/** The rules of a sheet that require a name: they match nothing in a document that does not have it. */
export function namedRules(nodes: readonly StyleNode[]): StyleNode[] {
  return blocksOf(nodes).flatMap((block): StyleNode[] => {
    const selectors = block.selectors?.filter(({ names }) => names.length > 0) ?? []
    const others = block.selectors?.filter(({ names }) => names.length === 0)
    const inner = others?.length === 0 ? [] : namedRules(block.nodes)
    return [
      ...(selectors.length > 0 ? [{ ...block, selectors }] : []),
      ...(inner.length > 0 ? [{ ...block, selectors: others, nodes: inner }] : []),
    ]
  })
}

/** The part of a sheet that sets custom properties. */
export function propertyRules(nodes: readonly StyleNode[]): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind === 'declaration') return node.property.startsWith('--') ? [node] : []
    const inner = node.kind === 'block' ? propertyRules(node.nodes) : []
    return node.kind === 'block' && inner.length > 0 ? [{ ...node, nodes: inner }] : []
  })
}

/** All names that the selectors of a sheet require. */
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

/** Custom properties that conditions read, such as `@container style(--open: 1)`. */
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
