import type * as z from 'zod'
import type { CollectionTable } from '../../src/engine/content/model/collection'
import { collectionIn } from '../../src/engine/content/model/content-model'
import { metaOf, purposeOf } from '../../src/engine/content/parse/field-meaning'
import { definitionOf, isRequired, schemaAt, unwrap } from '../../src/engine/content/parse/schema'
import { kebab } from '../../src/engine/lib/text'
import type { FieldMeta, PictureNeeds } from '../../src/engine/schema/fields'
import { jsonSchemaOf } from './json-schema'
import { limitsOf } from './limits'

/** The description of a field in words: a row of a table in the guide. */
export type FieldRow = { field: string; type: string; limits: string; needed: string; purpose: string }

/**
 * The fields of a schema. The fields of a mapping or a list follow it: `seo.title`, `figures[].value`. A picture is one field here, since
 * its own fields are the same everywhere.
 */
export const fieldRows = (schema: z.core.$ZodType, collections: CollectionTable): FieldRow[] =>
  rowsBelow(schema, collections, { path: '', form: '' })

/** The place of a value: its path, and where a value can have several forms, to which of them it belongs. */
type Place = { path: string; form: string }

function rowsBelow(schema: z.core.$ZodType, collections: CollectionTable, { path, form }: Place): FieldRow[] {
  const def = definitionOf(unwrap(schema))
  switch (def.type) {
    case 'object':
      if (path !== '' && pictureNeeds(schema)) return []
      return Object.entries(def.shape).flatMap(([key, field]) => {
        const place = { path: path === '' ? key : `${path}.${key}`, form }
        return [rowOf(field, collections, place), ...rowsBelow(field, collections, place)]
      })
    case 'array':
      return rowsBelow(def.element, collections, { path: `${path}[]`, form })
    case 'record':
      return rowsBelow(def.valueType, collections, { path: path === '' ? '<key>' : `${path}.<key>`, form })
    case 'union':
      return def.options.flatMap((option, index) => rowsBelow(option, collections, { path, form: `, form ${index + 1}` }))
    default:
      return []
  }
}

function rowOf(schema: z.core.$ZodType, collections: CollectionTable, { path, form }: Place): FieldRow {
  const json = jsonSchemaOf(schema)
  const otherwise =
    json.default === undefined ? '' : `, else \`${typeof json.default === 'string' ? json.default : JSON.stringify(json.default)}\``
  const needs = pictureNeeds(schema)
  return {
    field: path,
    type: typeOf(schema, collections, 'one'),
    limits: needs ? pictureLimit(needs) : limitsOf(json),
    needed: isRequired(schema) ? `yes${form}` : `no${otherwise}`,
    purpose: purposeOf(schema) ?? '',
  }
}

type Amount = 'one' | 'many'
type Noun = Readonly<Record<Amount, string>>

/** The noun for one value or for several. */
function typeOf(schema: z.core.$ZodType, collections: CollectionTable, amount: Amount): string {
  const def = definitionOf(unwrap(schema))
  if (def.type === 'array') return `list of ${typeOf(def.element, collections, 'many')}`
  if (pictureNeeds(schema)) return PICTURE[amount]
  const meta = metaOf(schema)
  if (meta && meta.kind !== 'formed' && meta.kind !== 'past') return nounOf(meta, collections)[amount]
  const json = jsonSchemaOf(schema)
  if (json.enum) return json.enum.map((value) => `\`${value}\``).join(', ')
  return (NOUNS[json.format ?? ''] ?? NOUNS[String(json.type)] ?? MAPPING)[amount]
}

/** The sizes that a picture needs, if the schema is that of a picture. */
function pictureNeeds(schema: z.core.$ZodType): PictureNeeds | undefined {
  const source = schemaAt(schema, ['src'])
  const meta = source && metaOf(source)
  return meta?.kind === 'picture' ? meta.needs : undefined
}

const pictureLimit = ({ least }: PictureNeeds) => `at least ${least.width} × ${least.height} pixels`

const PICTURE: Noun = { one: 'picture', many: 'pictures' }
const MAPPING: Noun = { one: 'mapping', many: 'mappings' }

/** By format, else by type. */
const NOUNS: Readonly<Record<string, Noun>> = {
  date: { one: 'date', many: 'dates' },
  email: { one: 'email address', many: 'email addresses' },
  uri: { one: 'https address', many: 'https addresses' },
  string: { one: 'text', many: 'texts' },
  integer: { one: 'whole number', many: 'whole numbers' },
  number: { one: 'number', many: 'numbers' },
  boolean: { one: '`true` or `false`', many: '`true` or `false`' },
}

function nounOf(meta: Exclude<FieldMeta, { kind: 'formed' | 'past' }>, collections: CollectionTable): Noun {
  switch (meta.kind) {
    case 'ref': {
      if (meta.target === 'facts') return { one: 'key of a fact', many: 'keys of facts' }
      const { dir } = collectionIn(collections, meta.target)
      return { one: `slug in \`${dir}\``, many: `slugs in \`${dir}\`` }
    }
    case 'choice': {
      const [group, page = '', list] = meta.of.split('.')
      const text = `one of \`${list}\` in \`${group}/${kebab(page)}.yaml\``
      return { one: text, many: text }
    }
    case 'href':
      return { one: 'address', many: 'addresses' }
    case 'picture':
      return { one: 'file name or https address', many: 'file names or https addresses' }
    case 'warning':
      return { one: 'code of a warning', many: 'codes of warnings' }
    case 'chip':
    case 'address':
    case 'verbatim':
      return { one: 'text', many: 'texts' }
    case 'template': {
      const places = meta.places.map((place) => `\`{${place}}\``).join(', ')
      return { one: `text with ${places}`, many: `texts with ${places}` }
    }
  }
}
