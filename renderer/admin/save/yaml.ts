import { isCollection, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type * as z from 'zod'
import { applyEdits, type Edit } from './edit'
import { listEdits } from './list'
import { mappingEdits } from './mapping'
import { rangeOf, type ValueContext } from './range'
import { isMapping, isSame, withBlanks, withoutEmptyFields } from './same'
import { blockText, fileText, flowText } from './yaml-text'

/**
 * A YAML text with the values that a form holds. Only what differs is written: comments, the order of keys, quotes and blank lines stay as
 * they are. Empty and default values of fields that the file does not have are not written.
 */
export function editedYaml(yaml: string, wanted: unknown, schema: z.core.$ZodType): string {
  const text = yaml.endsWith('\n') ? yaml : `${yaml}\n`
  const { contents } = parseDocument(text, { prettyErrors: false, resolveKnownTags: false, uniqueKeys: false })
  if (!isNode(contents)) return withFields(yaml, withoutEmptyFields(wanted, schema))
  const result = applyEdits(text, editsOf(contents, wanted, { text, schema, indent: 0, inFlow: false, editsOf }))
  return yaml.endsWith('\n') ? result : result.slice(0, -1)
}

/** A YAML text that is empty or has only comments, with fields added at its end. */
function withFields(yaml: string, fields: unknown): string {
  if (!isMapping(fields) || Object.keys(fields).length === 0) return yaml
  const text = fileText(fields)
  if (yaml === '') return text
  return yaml.endsWith('\n') ? yaml + text : `${yaml}\n${text.trimEnd()}`
}

function editsOf(node: Node, wanted: unknown, context: ValueContext): Edit[] {
  if (isSame(node.toJSON(), wanted, context.schema)) return []
  const inside = { ...context, inFlow: context.inFlow || (isCollection(node) && node.flow === true) }
  if (isMap(node) && isMapping(wanted)) return mappingEdits(node, wanted, inside)
  if (isSeq(node) && Array.isArray(wanted) && (inside.inFlow || wanted.length > 0)) return listEdits(node, wanted, inside)
  const range = rangeOf(node)
  const type = isScalar(node) ? node.type : undefined
  const wished = isScalar(node) ? withBlanks(node.value, wanted) : withoutEmptyFields(wanted, context.schema)
  const next = context.inFlow || typeof wished === 'object' ? flowText(wished, type) : blockText(wished, context.indent, type)
  const value = context.text[range.to - 1] === '\n' ? `${next}\n` : next
  return [{ ...range, text: range.from === range.to ? apart(value, context.text, range.from) : value }]
}

/** A value at the place of an empty one, with spaces where it would touch a colon, a dash, a comment or a bracket. */
const apart = (value: string, text: string, at: number) =>
  (/\S$/.test(text.slice(0, at)) ? ' ' : '') + value + (/^\S/.test(text.slice(at)) ? ' ' : '')
