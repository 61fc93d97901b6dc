import type { HastNode } from 'satteri'

type HastElement = Extract<HastNode, { type: 'element' }>

/** Whether an item of a list has a box, whether that is ticked, and the item without it; undefined for an item without a box. */
export function taskOf({ tagName, children }: HastElement): { done: boolean; children: readonly HastNode[] } | undefined {
  if (tagName !== 'li') return undefined
  // In a list with empty lines between its items, the box stands in the first paragraph.
  const at = children.findIndex((child) => child.type === 'element')
  const first = children[at]
  if (first?.type !== 'element') return undefined
  if (first.tagName === 'input')
    return { done: first.properties.checked === true, children: [...children.slice(0, at), ...children.slice(at + 1)] }
  const inner = first.tagName === 'p' ? first.children[0] : undefined
  if (inner?.type !== 'element' || inner.tagName !== 'input') return undefined
  const paragraph = { ...first, children: first.children.slice(1) }
  return { done: inner.properties.checked === true, children: [...children.slice(0, at), paragraph, ...children.slice(at + 1)] }
}

/** The number of cells in a row of a table. A `|` after a backslash belongs to the text of a cell. */
export const cellsOf = (row: string): number =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length

/** Whether a block of code ends with the same fence that it starts with. */
export function isFenceClosed(written: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1]
  const last = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(written.trimEnd())?.[1]
  return fence === undefined || last?.startsWith(fence) === true
}
