import type * as z from 'zod'
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

/** The attributes of a component that readers see or hear as words, each as a block. One without a place of its own stands at the tag. */
export function attributeWords(
  attributes: JsxElement['attributes'],
  schema: z.ZodObject,
  tag: { line: number; column: number },
  places: readonly { line: number; column: number }[],
): TextBlock[] {
  return attributes.flatMap(({ name, value }, index) => {
    const field = name === undefined ? undefined : schemaAt(schema, [name])
    if (name === undefined || typeof value !== 'string' || !field || metaOf(field) !== undefined) return []
    const own = places[index]
    const { line, column } = own ? { line: own.line, column: own.column + name.length + ASSIGNED } : tag
    return [{ kind: 'attribute', line, column, runs: [{ text: value, line, column }], links: [] }]
  })
}
