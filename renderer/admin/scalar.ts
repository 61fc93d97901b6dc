import type * as z from 'zod'
import type { CollectionTable } from '../../src/engine/content/model/collection'
import { collectionIn } from '../../src/engine/content/model/content-model'
import { metaOf } from '../../src/engine/content/parse/field-meaning'
import { definitionOf, unwrap } from '../../src/engine/content/parse/schema'
import { PICTURE_ENDINGS } from '../../src/engine/content/read/raw-entry'
import { InvariantError } from '../../src/engine/problems/problem'
import { formsOf, type JsonSchema, jsonSchemaOf } from '../editor/json-schema'
import type { Names } from '../editor/names'
import type { Choice, Widget } from './field'

/** What fields need besides their schema: the collections that references lead to, and other names that fields choose from. */
export type FieldContext = Pick<Names, 'facts' | 'choicesAt' | 'warnings'> & { collections: CollectionTable }

/** Characters from which on a text has a field of several lines. */
const LONG = 100

/** A field to choose one of several values; undefined if any value of the right form is allowed. */
export function choiceOf(schema: z.core.$ZodType, { collections, facts, choicesAt, warnings }: FieldContext): Choice | undefined {
  const meta = metaOf(schema)
  const def = definitionOf(unwrap(schema))
  if (def.type === 'enum') return { widget: 'select', options: Object.values(def.entries) }
  if (def.type === 'literal') return { widget: 'select', options: def.values.map(String) }
  switch (meta?.kind) {
    case 'ref': {
      if (meta.target === 'facts') return { widget: 'select', options: [...facts] }
      const { dir, nameField = 'title' } = collectionIn(collections, meta.target)
      return { widget: 'relation', collection: dir, value_field: '{{slug}}', display_fields: [nameField], search_fields: [nameField] }
    }
    case 'choice':
      return { widget: 'select', options: [...choicesAt(meta.of)] }
    case 'warning':
      return { widget: 'select', options: warnings.map(({ code, title }) => ({ label: `${code}: ${title}`, value: code })) }
    default:
      return undefined
  }
}

/** The field for one value that is neither a mapping nor a list, with its limits and its default. */
export function scalarOf(schema: z.core.$ZodType, context: FieldContext): Widget {
  const json = jsonSchemaOf(schema)
  const otherwise = json.default === undefined ? {} : { default: json.default }
  return { ...(choiceOf(schema, context) ?? inputOf(schema, json)), ...otherwise }
}

function inputOf(schema: z.core.$ZodType, json: JsonSchema): Widget {
  switch (json.type) {
    case 'boolean':
      return { widget: 'boolean' }
    case 'integer':
    case 'number':
      return { widget: 'number', value_type: json.type === 'integer' ? 'int' : 'float', ...limits(json.minimum, json.maximum) }
    case 'string':
      return textOf(schema, json)
    default:
      throw new InvariantError(`the editor has no field for a value of ${String(json.type)}`)
  }
}

function textOf(schema: z.core.$ZodType, { format, minLength, maxLength }: JsonSchema): Widget {
  if (metaOf(schema)?.kind === 'picture')
    return { widget: 'image', accept: PICTURE_ENDINGS.map((ending) => `.${ending}`).join(','), choose_url: true }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const lengths = { ...(minLength !== undefined && { minlength: minLength }), ...(maxLength !== undefined && { maxlength: maxLength }) }
  const text = { ...lengths, ...patternOf(schema) }
  if (format === 'uri') return { widget: 'string', type: 'url', ...text }
  if (format === 'email') return { widget: 'string', type: 'email', ...text }
  const isLong = maxLength !== undefined && maxLength > LONG && !isAddressField(schema)
  return { widget: isLong ? 'text' : 'string', ...text }
}

/** Whether a text is an address, which has one line, however long it is. */
const isAddressField = (schema: z.core.$ZodType) => ['href', 'address'].includes(metaOf(schema)?.kind ?? '')

/** The pattern of a text with its error message. A field takes only one pattern: the last, which is the most specific. */
function patternOf(schema: z.core.$ZodType): { pattern?: [string, string] } {
  const form = formsOf(schema).at(-1)
  return form ? { pattern: [String(form.pattern), `This ${form.reason}.`] } : {}
}

/** The limits of a number. Those of safe integers are left out: zod sets them for every integer. */
export const limits = (min: number | undefined, max: number | undefined) => ({
  ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
  ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
})
