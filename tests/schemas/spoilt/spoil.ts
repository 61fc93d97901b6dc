import { isCollection, isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, stringify } from 'yaml'
import { definitionOf, unwrap } from '../../../src/engine/content/parse/schema'
import type { FieldPath } from '../../../src/engine/content/parse/source'
import type { SchemaField } from './fields'

/** A text with one mistake, and the line at which it must be reported. All other lines are unchanged. */
export type Spoilt = { yaml: string; line: number }

/** A text with its syntax tree, which is parsed once for all changes. */
export type Whole = { yaml: string; root: Node | null }

export const wholeOf = (yaml: string): Whole => ({ yaml, root: parseDocument(yaml).contents })

/** Gives a field a value of another type. */
export function mistyped({ yaml, root }: Whole, path: FieldPath, schema: SchemaField['schema']): Spoilt {
  const node = nodeAt(root, path)
  const [start = 0, end = 0] = node?.range ?? []
  const isText = !['number', 'int', 'boolean'].includes(definitionOf(unwrap(schema)).type)
  return { yaml: replaced(yaml, { start, end }, isText ? '7' : 'wrong'), line: lineAt(yaml, start) }
}

/** Removes a field; the problem is reported at the mapping that contained it. */
export function removed({ yaml, root }: Whole, path: FieldPath): Spoilt {
  const map = nodeAt(root, path.slice(0, -1))
  const pair = isMap(map) ? pairOf(map.items, path.at(-1)) : undefined
  if (!isMap(map) || !pair || !isNode(pair.key) || !isNode(pair.value)) throw new Error(`${path.join('.')} is in no mapping`)
  const start = pair.key.range?.[0] ?? 0
  const end = pair.value.range?.[1] ?? 0
  const comma = map.flow ? (/^\s*,/.exec(yaml.slice(end))?.[0].length ?? 0) : 0
  const before = map.flow && comma === 0 ? (/,\s*$/.exec(yaml.slice(0, start))?.[0].length ?? 0) : 0
  const spoilt = replaced(yaml, { start: start - before, end: end + comma }, '')
  const left = nodeAt(parseDocument(spoilt).contents, path.slice(0, -1))
  return { yaml: spoilt, line: lineAt(spoilt, left?.range?.[0] ?? start) }
}

/** Adds a field as the first one of a mapping. */
export function withField({ yaml, root }: Whole, path: FieldPath, [key, value]: readonly [string, unknown]): string {
  const start = nodeAt(root, path)?.range?.[0] ?? 0
  const indentation = ' '.repeat(start - (yaml.lastIndexOf('\n', start - 1) + 1))
  const field = stringify({ [key]: value }).replace(/\n(?=.)/g, `\n${indentation}`)
  return `${yaml.slice(0, start)}${field}${indentation}${yaml.slice(start)}`
}

/** Replaces a value and keeps its line breaks after the new one. */
const replaced = (yaml: string, { start, end }: { start: number; end: number }, value: string) =>
  yaml.slice(0, start) + value + yaml.slice(start, end).replace(/[^\n]/g, '') + yaml.slice(end)

const lineAt = (yaml: string, offset: number) => yaml.slice(0, offset).split('\n').length

const pairOf = (pairs: readonly Pair[], part: unknown) => pairs.find(({ key }) => isScalar(key) && String(key.value) === String(part))

function nodeAt(root: Node | null, path: FieldPath): Node | null {
  return path.reduce<Node | null>((node, part) => {
    if (!isCollection(node)) return null
    const item: unknown = isSeq(node) ? node.items[Number(part)] : isMap(node) ? pairOf(node.items, part) : undefined
    const value = isPair(item) ? item.value : item
    return isNode(value) ? value : null
  }, root)
}
