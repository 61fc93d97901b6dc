import { isCollection, isNode, isPair, type Node } from 'yaml'
import type * as z from 'zod'
import { required } from '../../../src/engine/problems/problem'
import type { Edit } from './edit'

/**
 * The context of a value: the text of its file, its schema, the column of its key or its dash, whether it is in brackets, and what changes
 * the values in it.
 */
export type ValueContext = { text: string; schema: z.core.$ZodType | undefined; indent: number; inFlow: boolean; editsOf: EditsOf }

/** A range of offsets in a text, without the one at `to`. */
export type Range = { from: number; to: number }

/** The changes that turn a value into the wanted one. */
type EditsOf = (node: Node, wanted: unknown, context: ValueContext) => Edit[]

/** The range of a value, or of an entry of a mapping, without comments and blank lines after it. */
export function rangeOf(item: unknown): Range {
  if (isPair(item)) return { from: rangeOf(item.key).from, to: rangeOf(isNode(item.value) ? item.value : item.key).to }
  const node = required(isNode(item) ? item : undefined, 'a value in a file')
  const [from, to] = required(node.range, 'the place of a value in its file')
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined
  return { from, to: last === undefined ? to : rangeOf(last).to }
}

/** The column of an offset, from 0. */
export const columnAt = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** The offset of the line after a value. */
const lineAfter = (text: string, to: number) => (text[to - 1] === '\n' ? to : text.indexOf('\n', to) + 1)

/** Removes the lines of an entry or item. If it shares its first line, as the first entry of an item does, `next` takes its place. */
export function removal(text: string, { from, to }: Range, next: Range | undefined): Edit {
  const start = from - columnAt(text, from)
  if (text.slice(start, from).trim() === '') return { from: start, to: lineAfter(text, to), text: '' }
  return { from, to: next ? next.from : to, text: '' }
}

/** Inserts lines of an entry or item after the one before it, or in front of the first one. */
export function insertion(text: string, lines: string, { before, first }: { before: Range | undefined; first: Range }): Edit {
  const spaces = ' '.repeat(columnAt(text, first.from))
  if (!before) return { from: first.from, to: first.from, text: `${lines}\n${spaces}` }
  const at = lineAfter(text, before.to)
  return { from: at, to: at, text: `${spaces}${lines}\n` }
}
