import type * as z from 'zod'
import type { LinePlace } from '../../lib/line-places'
import { metaOf } from '../parse/field-meaning'
import { schemaAt } from '../parse/schema'
import type { TextBlock } from './mdx-blocks'
import type { JsxElement } from './mdx-component'

/** The name of a tag, or an attribute with its value. */
const PART = /<[\w.:-]*|\s+((?:[^\s"'{}=<>/]+|\{[^}]*\})(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)/y

/** Lines of a tag that are searched; tags are much shorter. */
const MOST_LINES = 50

/**
 * The places of the attributes of a tag, in order, since the parser gives only the place of the tag. Some may be missing for a tag in an
 * unusual form.
 */
export function attributePlaces(lines: readonly string[], { line, column }: { line: number; column: number }) {
  const tag = lines
    .slice(line - 1, line - 1 + MOST_LINES)
    .join('\n')
    .slice(column - 1)
  const places: { line: number; column: number }[] = []
  const pattern = new RegExp(PART)
  for (let match = pattern.exec(tag); match; match = pattern.exec(tag)) {
    if (match[1] === undefined) continue
    const before = tag.slice(0, pattern.lastIndex - match[1].length).split('\n')
    const last = before.at(-1) ?? ''
    places.push({ line: line + before.length - 1, column: before.length === 1 ? column + last.length : last.length + 1 })
  }
  return places
}

/** What stands between the start of an attribute and its value: `="`. */
const ASSIGNED = 2

type Written = { lines: readonly string[]; tag: LinePlace; places: readonly LinePlace[] }

/**
 * The attributes of a component that readers see or hear as words, each as a block. `places` are those of the attributes; there are none
 * for Markdown that is short for a component.
 */
export function attributeWords(attributes: JsxElement['attributes'], schema: z.ZodObject, { lines, tag, places }: Written): TextBlock[] {
  return attributes.flatMap(({ name, value }, index) => {
    const field = name === undefined ? undefined : schemaAt(schema, [name])
    if (name === undefined || typeof value !== 'string' || !field || metaOf(field) !== undefined) return []
    const own = places[index]
    const { line, column } = own ? { line: own.line, column: own.column + name.length + ASSIGNED } : onLineOf(tag, value, lines)
    return [{ kind: 'attribute', line, column, runs: [{ text: value, line, column }], links: [] }]
  })
}

/** Where a value is written after the start of a tag, on the same line; the tag if it is not there as it is read. */
function onLineOf(tag: LinePlace, value: string, lines: readonly string[]): LinePlace {
  const index = lines[tag.line - 1]?.indexOf(value, tag.column - 1) ?? -1
  return index === -1 ? tag : { line: tag.line, column: index + 1 }
}
