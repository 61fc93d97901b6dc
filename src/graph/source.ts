import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Place } from '../errors/problem'

/** Where the data of an entry was written: a file, and the YAML in it, which starts `lineOffset` lines down. */
export type Source = { file: string; yaml: string; lineOffset: number }

export type FieldPath = readonly (string | number)[]

/** `phases[1].name`: a path as people write it. */
export const fieldName = (path: FieldPath) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')

/**
 * The place of a field in its file: of its value, of its key (`at: 'key'`), or, where it is missing, of what should hold it.
 * Parses once more with positions: that is the slow way, and only problems need it.
 */
export function placeOfField(source: Source, path: FieldPath, at: 'value' | 'key' = 'value'): Place {
  const { lines, document } = positioned(source)
  const offset = offsetOf(document.contents, path, at)
  const { line, col } = lines.linePos(offset)
  return { file: source.file, line: Math.max(1, line) + source.lineOffset, column: Math.max(1, col), field: fieldName(path) }
}

type Positioned = { lines: LineCounter; document: ReturnType<typeof parseDocument> }

/** What was parsed for one problem of a source serves for the next one, as long as the source is there. */
const parsedBefore = new WeakMap<Source, Positioned>()

function positioned(source: Source): Positioned {
  const before = parsedBefore.get(source)
  if (before) return before
  const lines = new LineCounter()
  const made = { lines, document: parseDocument(source.yaml, { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' }) }
  parsedBefore.set(source, made)
  return made
}

function offsetOf(root: Node | null, path: FieldPath, at: 'value' | 'key'): number {
  let node: Node | null = root
  let offset = start(root)
  for (const [index, part] of path.entries()) {
    const last = index === path.length - 1
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
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
