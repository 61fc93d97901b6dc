import { Document, Scalar } from 'yaml'
import type { Edit } from './edit'
import type { Range } from './range'

/** Lines are not wrapped. Single quotes are used where quotes are needed. */
const STYLE = { lineWidth: 0, singleQuote: true } as const

/** The text of a new file. */
export const fileText = (value: unknown): string => new Document(value).toString(STYLE)

/** The text of a value after its key. Lines after the first begin at `indent`. `type` is the YAML style of a string, such as quoted. */
export const blockText = (value: unknown, indent: number, type?: Scalar.Type): string =>
  linesAt(indent, new Document({ key: typed(value, type) })).replace(/^key: ?/, '')

/** The text of a value in brackets. */
export const flowText = (value: unknown, type?: Scalar.Type): string =>
  new Document([typed(value, type)])
    .toString({ ...STYLE, collectionStyle: 'flow' })
    .trim()
    .slice(1, -1)
    .trim()

/** An entry of a mapping in brackets. */
export const flowEntry = (key: string, value: unknown): string =>
  flowText({ [key]: value })
    .slice(1, -1)
    .trim()

/** An entry of a mapping with its key, or an item of a list with its dash. Lines after the first begin at `indent`. */
export const entryText = (key: string, value: unknown, indent: number): string => linesAt(indent, new Document({ [key]: value }))
export const itemText = (value: unknown, indent: number): string => linesAt(indent, new Document([value]))

const linesAt = (indent: number, document: Document) =>
  document
    .toString(STYLE)
    .trimEnd()
    .replaceAll(/\n(?=.)/g, `\n${' '.repeat(indent)}`)

function typed(value: unknown, type: Scalar.Type | undefined): unknown {
  if (type === undefined || typeof value !== 'string') return value
  const scalar = new Scalar(value)
  scalar.type = type
  return scalar
}

/** Replaces the members in brackets. White space inside the brackets is kept, and so is the layout with one member a line. */
export function bracketed(text: string, { from, to }: Range, members: readonly string[]): Edit {
  const old = text.slice(from, to)
  const [, before = ''] = /^.(\s*)/s.exec(old) ?? []
  const [, after = ''] = /(\s*).$/s.exec(old) ?? []
  const inside = members.length === 0 ? '' : before + members.join(before.includes('\n') ? `,${before}` : ', ') + after
  return { from, to, text: old.slice(0, 1) + inside + old.slice(-1) }
}
