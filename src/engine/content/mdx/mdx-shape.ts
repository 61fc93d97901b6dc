import type { HastNode } from 'satteri'
import { type Place, problem, type SiteProblem } from '../../problems/problem'

type HastElement = Extract<HastNode, { type: 'element' }>

/** Whether the checkbox of a list item is ticked, and the children of the item without it; undefined for an item without a checkbox. */
export function taskOf({ tagName, children }: HastElement): { done: boolean; children: readonly HastNode[] } | undefined {
  if (tagName !== 'li') return undefined
  const at = children.findIndex((child) => child.type === 'element')
  const first = children[at]
  if (first?.type !== 'element') return undefined
  if (first.tagName === 'input')
    return { done: isTicked(first), children: [...children.slice(0, at), ...withoutSpace(children.slice(at + 1))] }
  // In a list with empty lines between its items, the checkbox is in the first paragraph.
  const [box, ...rest] = first.children
  if (first.tagName !== 'p' || box?.type !== 'element' || box.tagName !== 'input') return undefined
  const paragraph = { ...first, children: withoutSpace(rest) }
  return { done: isTicked(box), children: [...children.slice(0, at), paragraph, ...children.slice(at + 1)] }
}

const isTicked = ({ properties }: HastElement) => properties.checked === true

/** Nodes without the space that the parser puts after a checkbox. */
const withoutSpace = <Node extends HastNode>(nodes: readonly Node[]): Node[] => {
  const [first] = nodes
  return first?.type === 'text' && first.value === ' ' ? nodes.slice(1) : [...nodes]
}

/** A `|` that ends a cell: after no backslash, or after pairs of backslashes, each of which is one backslash in the text. */
const ENDS_CELL = String.raw`(?<=(?<!\\)(?:\\\\)*)\|`
const CELL_END = new RegExp(ENDS_CELL)
const ROW_END = new RegExp(`${ENDS_CELL}$`)

/** The number of cells in a row of a table. */
export const cellsOf = (row: string): number => row.trim().replace(/^\|/, '').replace(ROW_END, '').split(CELL_END).length

/** Whether a block of code ends with the same fence that it starts with. */
export function isFenceClosed(written: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1]
  const last = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(written.trimEnd())?.[1]
  return fence === undefined || last?.startsWith(fence) === true
}

/** The alignment of a table cell; satteri writes it as a style. */
export function alignOf(style: unknown): { align?: 'left' | 'center' | 'right' } {
  const align = typeof style === 'string' ? /text-align: ?(left|center|right)/.exec(style)?.[1] : undefined
  return align === 'left' || align === 'center' || align === 'right' ? { align } : {}
}

/** The problem of an element that articles may not have. */
export function refusedTag(name: string, place: Place): SiteProblem {
  const level = /^h([1-6])$/.exec(name)?.[1]
  return level === undefined ? problem('mdx/html', place, name) : problem('mdx/heading', place, Number(level))
}
