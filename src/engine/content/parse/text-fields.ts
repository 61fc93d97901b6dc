import type * as z from 'zod'
import type { FieldMeta } from '../../schema/fields'
import { metaOf } from './field-meaning'
import { childSchema, definitionOf, unwrap } from './schema'
import type { FieldPath } from './source'

/** A text in data: its path, and the meaning that its schema gives it. */
export type TextField = { path: FieldPath; value: string; meta: FieldMeta | undefined }

type Schema = z.core.$ZodType | undefined

/** Cache of `textFields` by data, with the schema. */
const cachedFields = new WeakMap<object, { schema: Schema; fields: readonly TextField[] }>()

/**
 * All texts in data, with their meanings. Cached per object, since several steps of linking need them: data must not change.
 */
export function textFields(schema: Schema, data: unknown): readonly TextField[] {
  const isObject = typeof data === 'object' && data !== null
  const before = isObject ? cachedFields.get(data) : undefined
  if (before && before.schema === schema) return before.fields
  const fields = fieldsIn(schema, data)
  if (isObject) cachedFields.set(data, { schema, fields })
  return fields
}

/**
 * The texts of one meaning in data. Unless `textFields` has cached all texts, it visits only parts of the data that can hold such a text:
 * most fields of most entries cannot.
 */
export function textFieldsOf<Kind extends FieldMeta['kind']>(
  kind: Kind,
  schema: Schema,
  data: unknown,
): readonly (TextField & { meta: Extract<FieldMeta, { kind: Kind }> })[] {
  const before = typeof data === 'object' && data !== null ? cachedFields.get(data) : undefined
  const isRead = before !== undefined && before.schema === schema
  const fields = isRead ? before.fields : fieldsIn(schema, data, (inner) => inner !== undefined && mayHold(inner, kind))
  return fields.filter((field): field is TextField & { meta: Extract<FieldMeta, { kind: Kind }> } => field.meta?.kind === kind)
}

/** The meanings that some text below a schema may have. */
const kindsBelow = new WeakMap<z.core.$ZodType, ReadonlySet<string>>()

function mayHold(schema: z.core.$ZodType, kind: string): boolean {
  const before = kindsBelow.get(schema)
  if (before) return before.has(kind)
  const kinds = new Set(kindsIn(schema))
  kindsBelow.set(schema, kinds)
  return kinds.has(kind)
}

function* kindsIn(schema: z.core.$ZodType): Generator<string> {
  const own = metaOf(schema)
  if (own) yield own.kind
  const def = definitionOf(unwrap(schema))
  if (def.type === 'object') for (const one of Object.values(def.shape)) yield* kindsIn(one)
  else if (def.type === 'array') yield* kindsIn(def.element)
  else if (def.type === 'record') yield* kindsIn(def.valueType)
  else if (def.type === 'union') for (const one of def.options) yield* kindsIn(one)
}

/** The texts in those parts of data whose schemas are of interest. */
function fieldsIn(whole: Schema, all: unknown, isOfInterest: (schema: Schema) => boolean = always): TextField[] {
  const fields: TextField[] = []
  const add = (schema: Schema, data: unknown, path: FieldPath) => {
    const addInner = (part: string | number, value: unknown) => {
      const inner = schema && childSchema(schema, part)
      // Before the path is made, which most fields do not need.
      if (isOfInterest(inner)) add(inner, value, [...path, part])
    }
    if (typeof data === 'string') fields.push({ path, value: data, meta: schema && metaOf(schema) })
    else if (Array.isArray(data)) for (const [index, item] of data.entries()) addInner(index, item)
    else if (typeof data === 'object' && data !== null) for (const [key, value] of Object.entries(data)) addInner(key, value)
  }
  if (isOfInterest(whole)) add(whole, all, [])
  return fields
}

const always = () => true
