import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml'
import type { Place } from '../../problems/problem'

/** The YAML of a file, which starts `lineOffset` lines down in it. */
export type SourceText = { file: string; yaml: string; lineOffset: number }

/** Where the data of an entry was written. Its places are looked up once for all problems: parsing with positions is slow, and only what shows a line needs it. */
export type Source = SourceText & { positions: () => Positions }

export type FieldPath = readonly (string | number)[]

/** `phases[1].name`: a path as people write it. */
export const fieldName = (path: FieldPath) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')

/** YAML with its places, which are looked up when the first of them is asked for. */
export function sourceOf(text: SourceText): Source {
  let positions: Positions | undefined
  return { ...text, positions: () => (positions ??= positionsOf(text)) }
}

/** The place of a field in its file: of its value, of its key (`at: 'key'`), or, where it is missing, of what should hold it. */
export function placeOfField({ file, lineOffset, positions }: Source, path: FieldPath, at: 'value' | 'key' = 'value'): Place {
  const found = positions()
  const { line, col } = found.lines.linePos(offsetOf(found, path, at))
  return { file, line: Math.max(1, line) + lineOffset, column: Math.max(1, col), field: fieldName(path) }
}

/** A text as a tree with offsets. `pairOf` finds a key of a mapping; of one that stands twice, the first. */
type Positions = { root: Node | null; lines: LineCounter; pairOf: (map: YAMLMap, key: string) => Pair | undefined }

function positionsOf({ yaml }: SourceText): Positions {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' })
  // A list of thousands of keys is looked through once.
  const byKey = new Map<YAMLMap, ReadonlyMap<string, Pair>>()
  const pairOf = (map: YAMLMap, key: string) => {
    const pairs = byKey.get(map) ?? new Map(map.items.toReversed().map((pair) => [nameOf(pair.key), pair]))
    byKey.set(map, pairs)
    return pairs.get(key)
  }
  return { root: document.contents, lines, pairOf }
}

/** The key of a mapping as data has it: nothing is an empty name. */
function nameOf(key: unknown): string {
  const value: unknown = isScalar(key) ? (key.value ?? '') : ''
  return String(value)
}

function offsetOf({ root, pairOf }: Positions, path: FieldPath, at: 'value' | 'key'): number {
  let node: Node | null = root
  let offset = start(root)
  for (const [index, part] of path.entries()) {
    const last = index === path.length - 1
    if (isMap(node)) {
      const pair = pairOf(node, String(part))
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
