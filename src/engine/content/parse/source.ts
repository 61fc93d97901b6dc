import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import { once } from '../../lib/once'
import type { Place } from '../../problems/problem'

/**
 * The YAML of a file; it starts after `lineOffset` lines. Where it has been mended, `added` says by how many characters the start of a line
 * is longer than in the file.
 */
export type SourceText = { file: string; yaml: string; lineOffset: number; added?: ReadonlyMap<number, number> }

/**
 * The YAML of a file, with the positions of its values. They are computed lazily, since parsing with positions is slow.
 */
export type Source = SourceText & { positions: () => Positions }

export type FieldPath = readonly (string | number)[]

/** The path of an issue of zod as one of content, where no key is a symbol. */
export const pathOf = (path: readonly PropertyKey[]): FieldPath => path.map((part) => (typeof part === 'symbol' ? String(part) : part))

/** A path as text: `phases[1].name`. */
export const pathText = (path: FieldPath) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')

/** Makes a source, whose positions are computed lazily. */
export function sourceOf(text: SourceText): Source {
  return { ...text, positions: once(() => positionsOf(text)) }
}

/** A source that `make` makes at the first access to its YAML. */
export function lazySource(file: string, make: () => Source): Source {
  const source = once(make)
  return {
    file,
    get yaml() {
      return source().yaml
    },
    get lineOffset() {
      return source().lineOffset
    },
    positions: () => source().positions(),
  }
}

/** The place in the file of a line and column of its YAML. */
export function placeAt({ file, lineOffset, added }: SourceText, line: number, column: number): Place & { line: number; column: number } {
  return { file, line: Math.max(1, line) + lineOffset, column: Math.max(1, column - (added?.get(line) ?? 0)) }
}

/** The place of a field: of its value, of its key (`at: 'key'`), or, if it is missing, of the mapping that should have it. */
export function placeOfField(source: Source, path: FieldPath, at: 'value' | 'key' = 'value'): Place {
  return placeOfOffset(source, found(source.positions(), path, at).offset, path)
}

/** The place of an offset in the YAML, where a field or a part of its value is written. */
export function placeOfOffset(source: Source, offset: number, path: FieldPath): Place {
  const { line, col } = source.positions().lines.linePos(offset)
  return { ...placeAt(source, line, col), field: pathText(path) }
}

/** The text of a field as it is parsed; undefined if the field is no text. */
export function writtenText(source: Source, path: FieldPath): Scalar<string> | undefined {
  const { node } = found(source.positions(), path, 'value')
  return isScalar<string>(node) && typeof node.value === 'string' ? node : undefined
}

/** The token that the lexer puts before a plain or a block scalar. */
const TEXT_SIGN = '\u001F'
/** Tokens that the lexer adds to the characters of a file: starts of documents and scalars, and ends of unclosed flow collections. */
const LEXER_SIGNS: ReadonlySet<string> = new Set([TEXT_SIGN, '\u0002', '\u0018'])

/** The comments of a file, each from its `#`, with their places. */
export function commentsOf(source: SourceText): { text: string; place: Place }[] {
  const { yaml } = source
  if (!yaml.includes('#')) return []
  const comments: { text: string; place: Place }[] = []
  let [line, column] = [1, 1]
  let isText = false
  for (const token of new Lexer().lex(yaml)) {
    if (!isText && token.startsWith('#')) comments.push({ text: token, place: placeAt(source, line, column) })
    isText = token === TEXT_SIGN
    if (LEXER_SIGNS.has(token)) continue
    const lines = token.split('\n')
    line += lines.length - 1
    column = lines.length === 1 ? column + token.length : (lines.at(-1) ?? '').length + 1
  }
  return comments
}

/** The tree of a YAML text with offsets. `pairOf` finds a key in a mapping; if it is there twice, the first one. */
type Positions = { root: Node | null; lines: LineCounter; pairOf: (map: YAMLMap, key: string) => Pair | undefined }

function positionsOf({ yaml }: SourceText): Positions {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' })
  // An index, since a mapping may have thousands of keys.
  const byKey = new Map<YAMLMap, ReadonlyMap<string, Pair>>()
  const pairOf = (map: YAMLMap, key: string) => {
    const pairs = byKey.get(map) ?? new Map(map.items.toReversed().map((pair) => [nameOf(pair.key), pair]))
    byKey.set(map, pairs)
    return pairs.get(key)
  }
  return { root: document.contents, lines, pairOf }
}

/** The key of a mapping as a text; a missing key is an empty text. */
function nameOf(key: unknown): string {
  const value: unknown = isScalar(key) ? (key.value ?? '') : ''
  return String(value)
}

/** The offset of a field, and its node; the node is null if the field has no value or is missing. */
function found({ root, pairOf }: Positions, path: FieldPath, at: 'value' | 'key'): { offset: number; node: Node | null } {
  let node: Node | null = root
  let offset = start(root)
  for (const [index, part] of path.entries()) {
    const last = index === path.length - 1
    if (isMap(node)) {
      const pair = pairOf(node, String(part))
      if (!pair) return { offset, node: null }
      offset = start(pair.key)
      node = isNode(pair.value) ? pair.value : null
      if (last && at === 'key') return { offset, node }
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(part)]
      node = isNode(item) ? item : isPair(item) && isNode(item.value) ? item.value : null
    } else return { offset, node: null }
    if (node?.range) offset = node.range[0]
  }
  return { offset, node }
}

const start = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0)
