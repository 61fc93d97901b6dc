import { isNode, type Node, type YAMLSeq } from 'yaml'
import { required } from '../../../src/engine/problems/problem'
import type { Edit } from './edit'
import { columnAt, insertion, type Range, rangeOf, removal, type ValueContext } from './range'
import { childOf, isSame, withoutEmptyFields } from './same'
import { bracketed, flowText, itemText } from './yaml-text'

/**
 * The changes of a list. Equal items at its start and at its end stay; each of the others is changed to the wanted one at its index, and
 * the rest is removed or added.
 */
export function listEdits(node: YAMLSeq, wanted: readonly unknown[], context: ValueContext): Edit[] {
  const { text, inFlow } = context
  const schema = childOf(context.schema, 0)
  const items = node.items.filter(isNode)
  const { start, end } = sameEnds(items, wanted, (item, value) => isSame(item.toJSON(), value, schema))
  const old = items.slice(start, items.length - end)
  const next = wanted.slice(start, wanted.length - end)
  if (inFlow && old.length !== next.length) {
    const slice = (item: Node) => text.slice(rangeOf(item).from, rangeOf(item).to)
    const members = [
      ...items.slice(0, start).map(slice),
      ...next.map((value) => flowText(withoutEmptyFields(value, schema))),
      ...items.slice(items.length - end).map(slice),
    ]
    return [bracketed(text, rangeOf(node), members)]
  }
  const lines = inFlow ? items.map(rangeOf) : linesOf(text, node, items)
  const first = required(lines[0], 'the first item of a list')
  const indent = columnAt(text, first.from)
  const last = start + Math.min(old.length, next.length)
  return [
    ...old.slice(0, next.length).flatMap((item, index) => context.editsOf(item, next[index], { ...context, schema, indent })),
    ...lines.slice(last, items.length - end).map((line, index) => removal(text, line, lines[last + index + 1])),
    ...next
      .slice(old.length)
      .map((value) => insertion(text, itemText(withoutEmptyFields(value, schema), indent), { before: lines[last - 1], first })),
  ]
}

/** The ranges of the items of a list without brackets, each from its dash. */
function linesOf(text: string, list: YAMLSeq, items: readonly Node[]): Range[] {
  let after = rangeOf(list).from
  return items.map((item) => {
    const from = dashAfter(text, after)
    after = rangeOf(item).to
    return { from, to: after }
  })
}

/** The offset of the next dash of a list, after nothing but white space and comments. */
function dashAfter(text: string, from: number): number {
  let at = from
  while (text[at] !== '-') at = text[at] === '#' ? text.indexOf('\n', at) : at + 1
  return at
}

/** How many items are the same at the start of two lists, and how many of the others at their end. */
function sameEnds<Item, Value>(items: readonly Item[], values: readonly Value[], isKept: (item: Item, value: Value) => boolean) {
  const shorter = Math.min(items.length, values.length)
  const kept = (index: number, other: number) => {
    const item = items[index]
    const value = values[other]
    return item !== undefined && value !== undefined && isKept(item, value)
  }
  let start = 0
  while (start < shorter && kept(start, start)) start++
  let end = 0
  while (end < shorter - start && kept(items.length - 1 - end, values.length - 1 - end)) end++
  return { start, end }
}
