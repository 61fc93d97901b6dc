import { stringify } from 'yaml'
import * as z from 'zod'
import type { CollectionDefinition } from '../src/engine/content/model/collection'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { definitionOf, metaOf, purposeOf, unwrap, valueAt } from '../src/engine/content/parse/schema'
import type { FieldMeta } from '../src/engine/schema/fields'

/** The line that keeps a new entry off the site until its editor has filled it. */
const DRAFT = 'draft: true # Delete this line to publish the entry.'

/**
 * The text of a new entry, a draft: every field that its schema asks for, with a value that is valid and says what belongs there.
 * References name an entry that exists, choices the first of their list.
 */
export function scaffold({ schema, format, named = 'title' }: CollectionDefinition, slug: string, graph: CoreGraph): string {
  const title = slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  const fields = { ...(sample(schema, { graph, field: '', index: 0 }) as Record<string, unknown>) }
  if (named in fields) fields[named] = title
  // Descriptions of pages are distinct, and long enough for search results.
  for (const key of ['excerpt', 'description', 'summary'])
    if (key in fields) fields[key] = `${String(fields[key])} Write 50 to 160 characters about “${title}” here.`
  if ('order' in fields) fields.order = 99
  const yaml = `${DRAFT}\n${stringify(fields, { lineWidth: 120 })}`
  return format === 'yaml' ? yaml : `---\n${yaml}---\n\n## First heading\n\nThe text starts here.\n`
}

type Where = { graph: CoreGraph; field: string; index: number }

/** A valid value of a schema. What may be left out is left out. */
function sample(schema: z.core.$ZodType, where: Where): unknown {
  const meta = metaOf(schema)
  if (meta) return named(meta, where)
  const def = definitionOf(unwrap(schema))
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, field]) => !isOptional(field))
          .map(([key, field]) => [key, sample(field, { ...where, field: key })]),
      )
    case 'array':
      return Array.from({ length: fewest(def.checks) }, (_, index) => sample(def.element, { ...where, index }))
    case 'union': {
      const option = def.options.at(-1)
      return option && sample(option, where)
    }
    case 'enum':
      return Object.values(def.entries)[0]
    case 'number':
      return firstValid(schema, [1, 2024])
    default:
      return firstValid(schema, texts(schema, where))
  }
}

const isOptional = (schema: z.core.$ZodType) => schema._zod.optin === 'optional'

const fewest = (checks: readonly z.core.$ZodCheck[] | undefined) =>
  Math.max(
    0,
    ...(checks ?? []).map(({ _zod: { def } }) => ('minimum' in def ? Number(def.minimum) : 'length' in def ? Number(def.length) : 0)),
  )

/** Values that the formats of the schemas take, after the description of the field. */
const texts = (schema: z.core.$ZodType, { graph, field, index }: Where) => {
  const purpose = purposeOf(schema) ?? field
  const numbered = index > 0 ? `${purpose.replace(/\.$/, '')} ${index + 1}` : purpose
  // Half an example says nothing: where there is no room for it, it is left out.
  const short = (length: number) => (numbered.length > length ? numbered.replace(/,? such as .*$/is, '') : numbered).slice(0, length).trim()
  return [
    short(900),
    short(300),
    short(120),
    short(80),
    short(60),
    short(30),
    short(12),
    graph.today,
    '6 weeks',
    '0 downloads',
    '+1 (555) 555-0100',
    'name@company.example',
    'UTC+0',
    'https://www.company.example',
  ]
}

function firstValid(schema: z.core.$ZodType, values: readonly unknown[]): unknown {
  return values.find((value) => z.safeParse(schema, value).success)
}

function named(meta: FieldMeta, { graph, index }: Where): string {
  switch (meta.kind) {
    case 'ref': {
      const keys = meta.target === 'facts' ? Object.keys(graph.site.facts) : [...(graph.collections.get(meta.target)?.keys() ?? [])]
      return keys[index % keys.length] ?? ''
    }
    case 'choice': {
      const list = valueAt({ pages: graph.pages, site: graph.site }, meta.of.split('.'))
      const first: unknown = Array.isArray(list) ? list[0] : undefined
      return typeof first === 'string' ? first : ''
    }
    case 'href':
    case 'address':
      return '/'
    case 'picture':
      return 'picture.png'
    case 'chip':
      return `Category ${index + 1}`
    case 'template':
      return meta.places.map((name) => `{${name}}`).join(' ')
    case 'warning':
      return ''
  }
}
