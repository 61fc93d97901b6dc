import type * as z from 'zod'
import { purposeOf } from '../../src/engine/content/parse/field-meaning'
import { definitionOf, isRequired, unwrap } from '../../src/engine/content/parse/schema'
import { grouped } from '../../src/engine/lib/grouped'
import { capitalized, kebab } from '../../src/engine/lib/text'
import { InvariantError } from '../../src/engine/problems/problem'
import { partOf } from '../../src/engine/schema/fields'
import { jsonSchemaOf } from '../editor/json-schema'
import type { Field, Widget } from './field'
import { choiceOf, type FieldContext, limits, scalarOf } from './scalar'

/** The words for a key: `publishAt` is `Publish at`. */
export const labelOf = (key: string) => capitalized(kebab(key).replaceAll('-', ' '))

/**
 * The fields of a mapping by its schema, as those of a form. `data` is what the file holds there: a mapping with keys of its own, such as
 * that of facts, has a field for each key in it. A value that has one of several forms has the fields of all of them.
 */
export function fieldsOf(schema: z.core.$ZodType, data: unknown, context: FieldContext): Field[] {
  const def = definitionOf(unwrap(schema))
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([key, field]) => fieldOf(key, { schema: field, data: partOf(data, key) }, context))
    case 'record':
      return Object.entries(data ?? {}).map(([key, value]) => fieldOf(key, { schema: def.valueType, data: value }, context))
    case 'union':
      return anyOf(def.options.map((option) => fieldsOf(option, data, context)))
    default:
      throw new InvariantError(`the editor has no form for a mapping of type ${def.type}`)
  }
}

/** The fields of several forms, each once. A field is required if every form requires it. Fields of one form get a hint (`othersThan`). */
function anyOf(forms: readonly (readonly Field[])[]): Field[] {
  return [...grouped(forms.flat(), ({ name }) => name).values()].flatMap(([field, ...same]) => {
    if (!field) return []
    const needed = [field, ...same].filter((one) => 'required' in one && one.required === true)
    const hint = [field.hint, ...(same.length === 0 ? othersThan(field, forms) : [])].filter((one) => one !== undefined).join(' ')
    return [{ ...field, ...(hint !== '' && { hint }), required: needed.length === forms.length }]
  })
}

/** The hint of a field that only one form has: the fields of other forms have to stay empty. */
function othersThan({ name }: Field, forms: readonly (readonly Field[])[]): string[] {
  const own = new Set(forms.find((form) => form.some((field) => field.name === name))?.map((field) => field.name))
  const others = new Set(forms.flat().flatMap((field) => (own.has(field.name) ? [] : [field.label])))
  return others.size === 0 ? [] : [`If you fill it, leave these empty: ${[...others].join(', ')}.`]
}

/** The schema of a value, and what the file holds there. */
type Held = { schema: z.core.$ZodType; data: unknown }

/** The field for the value of a key. */
export function fieldOf(name: string, { schema, data }: Held, context: FieldContext): Field {
  const hint = purposeOf(schema)
  return {
    name,
    label: labelOf(name),
    ...(hint !== undefined && { hint }),
    required: isRequired(schema),
    ...widgetOf(schema, data, context),
  }
}

function widgetOf(schema: z.core.$ZodType, data: unknown, context: FieldContext): Widget {
  const def = definitionOf(unwrap(schema))
  if (def.type === 'array') return listOf(schema, def.element, context)
  if (def.type === 'record' && !isMapping(def.valueType)) return { widget: 'keyvalue' }
  return isMapping(schema) ? { widget: 'object', fields: fieldsOf(schema, data, context), collapsed: 'auto' } : scalarOf(schema, context)
}

const isMapping = (schema: z.core.$ZodType) => ['object', 'union', 'record'].includes(definitionOf(unwrap(schema)).type)

/** A list of names is a field in which several are chosen; one that may be empty is not required to have an item. */
function listOf(schema: z.core.$ZodType, element: z.core.$ZodType, context: FieldContext): Widget {
  const { minItems, maxItems } = jsonSchemaOf(schema)
  const bounds = { ...limits(minItems, maxItems), ...((minItems ?? 0) === 0 && { required: false }) }
  const choice = choiceOf(element, context)
  if (choice) return { ...choice, multiple: true, ...bounds }
  const items = isMapping(element)
    ? { fields: fieldsOf(element, undefined, context) }
    : { field: fieldOf('item', { schema: element, data: undefined }, context) }
  return { widget: 'list', ...items, collapsed: 'auto', ...bounds }
}
