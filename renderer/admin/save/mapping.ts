import { isCollection, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import { required } from '../../../src/engine/problems/problem'
import type { Edit } from './edit'
import { columnAt, insertion, type Range, rangeOf, removal, type ValueContext } from './range'
import { childOf, isGone, isMapping, isNothing, isSame, type Mapping, withoutEmptyFields } from './same'
import { bracketed, entryText, flowEntry } from './yaml-text'

/** An entry of a mapping in its file, the wanted value, and whether the entry is kept, changed or removed. */
type Entry = Range & { name: string; value: Node | undefined; wanted: unknown; fate: 'kept' | 'changed' | 'gone' }

/**
 * The changes of a mapping: entries are changed in place, removed with their lines, and added after the one that precedes them in `wanted`.
 */
export function mappingEdits(node: YAMLMap, wanted: Mapping, context: ValueContext): Edit[] {
  const { text, schema, inFlow } = context
  const entries = entriesOf(node, wanted, context)
  const left = entries.filter(({ fate }) => fate !== 'gone')
  const names = new Set(entries.map(({ name }) => name))
  const added = Object.keys(wanted).filter((name) => !names.has(name) && !isNothing(wanted[name], childOf(schema, name)))
  const memberText = (name: string) => flowEntry(name, withoutEmptyFields(wanted[name], childOf(schema, name)))
  const linesOf = (name: string, indent: number) => entryText(name, withoutEmptyFields(wanted[name], childOf(schema, name)), indent)
  const isOther = added.length > 0 || left.length < entries.length
  const [first] = left
  if (inFlow && isOther) {
    const kept = left.map(({ name, fate, from, to }) => (fate === 'kept' ? text.slice(from, to) : memberText(name)))
    return [bracketed(text, rangeOf(node), [...kept, ...added.map(memberText)])]
  }
  const indent = columnAt(text, required(entries[0], 'the first entry of a mapping').from)
  if (!first) return [{ ...rangeOf(node), text: added.map((name) => linesOf(name, indent)).join(`\n${' '.repeat(indent)}`) || '{}' }]
  const order = Object.keys(wanted)
  return [
    ...entries.flatMap((entry, index) => entryEdits(entry, entries[index + 1], { ...context, indent })),
    ...added.map((name) => {
      const earlier = new Set(order.slice(0, order.indexOf(name)))
      return insertion(text, linesOf(name, indent), { before: left.findLast((entry) => earlier.has(entry.name)), first })
    }),
  ]
}

const entriesOf = (node: YAMLMap, wanted: Mapping, { schema }: ValueContext): Entry[] =>
  node.items.flatMap((pair): Entry[] => {
    if (!isScalar(pair.key)) return []
    const name = String(pair.key.value)
    const value = isNode(pair.value) ? pair.value : undefined
    const own = childOf(schema, name)
    const next = wanted[name]
    const isKept = isSame(value?.toJSON(), next, own)
    return [{ ...rangeOf(pair), name, value, wanted: next, fate: isKept ? 'kept' : isGone(next, own) ? 'gone' : 'changed' }]
  })

/** The changes of an entry. It is rewritten as a whole if its value becomes a mapping or a list, or no longer is one. */
function entryEdits(entry: Entry, next: Range | undefined, context: ValueContext): Edit[] {
  const { name, value, wanted, fate, from, to } = entry
  if (fate === 'kept') return []
  if (fate === 'gone') return [removal(context.text, entry, next)]
  const isOfKind = isMap(value) ? isMapping(wanted) : isSeq(value) ? Array.isArray(wanted) && wanted.length > 0 : typeof wanted !== 'object'
  if (value && (isOfKind || context.inFlow || (isCollection(value) && value.flow)))
    return context.editsOf(value, wanted, { ...context, schema: childOf(context.schema, name) })
  const end = context.text[to - 1] === '\n' ? '\n' : ''
  return [{ from, to, text: entryText(name, withoutEmptyFields(wanted, childOf(context.schema, name)), context.indent) + end }]
}
