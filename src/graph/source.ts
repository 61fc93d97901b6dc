import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml'
import type { Place } from '../errors/problem'

/** Where the data of an entry was written: a file, and the YAML in it, which starts `lineOffset` lines down. */
export type Source = { file: string; yaml: string; lineOffset: number }

export type FieldPath = readonly (string | number)[]

/** `phases[1].name`: a path as people write it. */
export const fieldName = (path: FieldPath) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')

/**
 * The place of a field in its file: of its value, of its key (`at: 'key'`), or, where it is missing, of what should hold it.
 * Parses again with positions, once for all problems of a source: that is the slow way, and only what shows a line needs it.
 */
export function placeOfField(source: Source, path: FieldPath, at: 'value' | 'key' = 'value'): Place {
  const { root, lines } = positionsOf(source)
  const offset = offsetOf(root, path, at)
  const { line, col } = lines.linePos(offset)
  return { file: source.file, line: Math.max(1, line) + source.lineOffset, column: Math.max(1, col), field: fieldName(path) }
}

type Positions = { root: Node | null; lines: LineCounter }
const parsed = new WeakMap<Source, Positions>()

function positionsOf(source: Source): Positions {
  const known = parsed.get(source)
  if (known) return known
  const lines = new LineCounter()
  const document = parseDocument(source.yaml, { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' })
  const positions = { root: document.contents, lines }
  parsed.set(source, positions)
  return positions
}

const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>()

/** The pairs of a mapping by key. Of a key that stands twice, the first. */
function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const known = pairs.get(map)
  if (known) return known
  const byKey = new Map(map.items.toReversed().map((pair) => [nameOf(pair.key), pair]))
  pairs.set(map, byKey)
  return byKey
}

/** The key of a mapping as data has it: nothing is an empty name. */
function nameOf(key: unknown): string {
  const value: unknown = isScalar(key) ? (key.value ?? '') : ''
  return String(value)
}

function offsetOf(root: Node | null, path: FieldPath, at: 'value' | 'key'): number {
  let node: Node | null = root
  let offset = start(root)
  for (const [index, part] of path.entries()) {
    const last = index === path.length - 1
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(part))
      if (!pair) return offset
      offset = start(pair.key)
      node = isNode(pair.value) ? pair.value : null
      if (last && at === 'key') return offset
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(part)]
      node = isNode(item) ? item : isPair(item) && isNode(item.value) ? item.value : null
    } else return offset
    if (node?.range) offset = node.range[0]
  }
  return offset
}

const start = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0)
