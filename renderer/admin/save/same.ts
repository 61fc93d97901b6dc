import type * as z from 'zod'
import { definitionOf, isRequired, schemaAt } from '../../../src/engine/content/parse/schema'

type Schema = z.core.$ZodType | undefined
export type Mapping = Readonly<Record<string, unknown>>

/** Whether a value is a mapping. */
export const isMapping = (value: unknown): value is Mapping => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a form that holds `wanted` leaves a value of a file as it is. A form has a value for every field: an empty one, or the default,
 * equals a field that is left out. White space at the ends of a text does not count, since a form has none.
 */
export function isSame(before: unknown, wanted: unknown, schema: Schema): boolean {
  if (before === undefined || before === null) return isNothing(wanted, schema)
  if (wanted === undefined || wanted === null) return isNothing(before, schema)
  if (Array.isArray(before) && Array.isArray(wanted))
    return before.length === wanted.length && before.every((item, index) => isSame(item, wanted[index], childOf(schema, index)))
  if (isMapping(before) && isMapping(wanted))
    return [...new Set([...Object.keys(before), ...Object.keys(wanted)])].every((key) =>
      isSame(before[key], wanted[key], childOf(schema, key)),
    )
  return typeof before === 'string' && typeof wanted === 'string' ? before.trim() === wanted.trim() : before === wanted
}

/** Whether a value means the same as leaving out its field: it is empty, or the default. */
export function isNothing(value: unknown, schema: Schema): boolean {
  const otherwise = defaultOf(schema)
  if (typeof value === 'boolean') return value === (otherwise ?? false)
  if (isMapping(value)) return Object.entries(value).every(([key, part]) => isNothing(part, childOf(schema, key)))
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || value === otherwise
}

/** Whether a field is removed when a form holds `wanted`. A required field stays, so that checks find what is wrong with it. */
export const isGone = (wanted: unknown, schema: Schema) => isNothing(wanted, schema) && !(schema && isRequired(schema))

/** The text of a form, with the white space that the text in the file has at its ends. */
export const withBlanks = (before: unknown, wanted: unknown): unknown =>
  typeof before === 'string' && typeof wanted === 'string' && before.trim() !== ''
    ? before.replace(/\S(?:.*\S)?/s, () => wanted.trim())
    : wanted

/** A value of a form without fields that are empty or have their default. */
export function withoutEmptyFields(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutEmptyFields(item, childOf(schema, index)))
  if (!isMapping(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const own = childOf(schema, key)
      return isGone(part, own) ? [] : [[key, withoutEmptyFields(part, own)]]
    }),
  )
}

/** The schema of a value in a mapping or a list. */
export const childOf = (schema: Schema, part: string | number): Schema => schema && schemaAt(schema, [part])

function defaultOf(schema: Schema): unknown {
  const def = schema && definitionOf(schema)
  return def?.type === 'default' ? def.defaultValue : undefined
}
