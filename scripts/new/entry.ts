import { Scalar, stringify } from 'yaml'
import * as z from 'zod'
import { stateOf } from '../../src/engine/content/link/lifecycle'
import { textsAt } from '../../src/engine/content/link/lookup'
import type { CollectionDefinition } from '../../src/engine/content/model/collection'
import { type Entries, entriesIn, siteFile, slugsIn } from '../../src/engine/content/parse/entries'
import { metaOf, purposeOf } from '../../src/engine/content/parse/field-meaning'
import { definitionOf, isRequired, unwrap } from '../../src/engine/content/parse/schema'
import type { IsoDate } from '../../src/engine/lib/dates'
import { capitalized } from '../../src/engine/lib/text'
import { required, SiteCodeError } from '../../src/engine/problems/problem'
import type { FieldMeta } from '../../src/engine/schema/fields'
import { TODO } from '../../src/engine/schema/placeholder'

/** The line that keeps a new entry unpublished until its editor has filled it. */
const DRAFT = 'draft: true # Delete this line to publish the entry.'

/** The content that the new entry is added to, which may have problems, and the day. */
type Surroundings = { entries: Entries; today: IsoDate }

/**
 * The text of a new entry, as a draft. Every required field has a valid value: texts are placeholders that say what to write. References to
 * an entry that exists, the first of some choices, numbers and switches are guesses, each with a comment that asks for the right one.
 * Throws an error that names the field if no valid value can be guessed for it.
 */
export function draftText(
  { schema, format, nameField = 'title' }: Pick<CollectionDefinition, 'schema' | 'format' | 'nameField'>,
  slug: string,
  surroundings: Surroundings,
): string {
  const title = titleFrom(slug, nameField)
  const fields = { ...(sample(schema, { ...surroundings, field: '', purpose: undefined, index: 0 }) as Record<string, unknown>) }
  if (nameField in fields) fields[nameField] = title
  // Descriptions of pages have to be different from each other, and long enough for search results.
  for (const key of ['excerpt', 'description', 'summary'])
    if (key in fields) fields[key] = `${String(fields[key])}. Write 50 to 160 characters about “${title}” here.`
  if ('order' in fields) fields.order = 99
  const yaml = `${DRAFT}\n${stringify(fields, { lineWidth: 120 })}`
  return format === 'yaml' ? yaml : `---\n${yaml}---\n\n## ${TODO} First heading\n\n${TODO} The text starts here.\n`
}

/** The name of an entry from its slug: in the name of a person all words begin with a capital letter, in a title the first one. */
const titleFrom = (slug: string, named: string) =>
  named === PERSON_NAME ? slug.split('-').map(capitalized).join(' ') : capitalized(slug.replaceAll('-', ' '))

/** The field with the name of a person, instead of a title. */
const PERSON_NAME = 'name'

/** The place of a value: its field, the purpose of that field, and its index in a list. */
type Where = Surroundings & { field: string; purpose: string | undefined; index: number }

/** A valid value of a schema, without optional fields. */
function sample(schema: z.core.$ZodType, outer: Where): unknown {
  const meta = metaOf(schema)
  // Items have the purpose of their list.
  const where = { ...outer, purpose: purposeOf(schema) ?? outer.purpose }
  if (meta) return GUESSED.has(meta.kind) ? guess(named(meta, where), where) : named(meta, where)
  const def = definitionOf(unwrap(schema))
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, field]) => !isOptional(field))
          .map(([key, field]) => [key, sample(field, { ...where, field: key, purpose: undefined })]),
      )
    case 'array':
      return Array.from({ length: fewest(def.checks) || (isPlainText(def.element) ? 1 : 0) }, (_, index) =>
        sample(def.element, { ...where, index }),
      )
    case 'union': {
      const option = def.options.at(-1)
      return option && sample(option, where)
    }
    case 'enum':
      return guess(Object.values(def.entries)[0], where)
    case 'number':
      return guess(firstValid(schema, [1, 2024, ...leastOf(def.checks)], where), where)
    case 'boolean':
      // A switch with a default needs no line.
      return isRequired(schema) ? guess(false, where) : undefined
    default:
      return firstValid(schema, texts(where), where)
  }
}

/** Kinds of fields whose sample is valid, and most likely not the right value. */
const GUESSED: ReadonlySet<FieldMeta['kind']> = new Set(['ref', 'choice', 'chip', 'href', 'address'])

/** A value with a comment that asks for the right one. */
function guess(value: unknown, { purpose, field }: Where): Scalar {
  const node = new Scalar(value)
  node.comment = ` ${TODO} ${(purpose ?? field).replace(/\s+/g, ' ').replace(/\.$/, '')}`
  return node
}

const isOptional = (schema: z.core.$ZodType) => schema._zod.optin === 'optional'

/** Whether the items of a list are texts: an empty list of these would ask for nothing, and nobody would miss what it lacks. */
const isPlainText = (item: z.core.$ZodType) => metaOf(item) === undefined && definitionOf(unwrap(item)).type === 'string'

const fewest = (checks: readonly z.core.$ZodCheck[] | undefined) =>
  Math.max(
    0,
    ...(checks ?? []).map(({ _zod: { def } }) => ('minimum' in def ? Number(def.minimum) : 'length' in def ? Number(def.length) : 0)),
  )

/** Texts for a field, in the order in which they are tried: its purpose, shortened more and more; last a date. */
const texts = ({ today, field, purpose, index }: Where) => {
  const whole = required(purpose, `what the field ${field} is for`).replace(/\.$/, '')
  // An example that does not fit is left out as a whole.
  const withoutExample = whole.replace(/,? such as .*$/is, '')
  const words = withoutExample.replace(/^(?:an?|its|the) /i, '').split(' ')
  const cut = words.map((_, last) => words.slice(0, words.length - last).join(' '))
  const said = [whole, withoutExample, ...cut].map((text) => `${TODO} ${text.replace(/[,;:]$/, '')}`)
  return [...(index > 0 ? said.map((text) => `${text} ${index + 1}`) : said), ...said, today]
}

/** Candidates for the smallest number within limits: each limit, and one above it. */
const leastOf = (checks: readonly z.core.$ZodCheck[] | undefined) =>
  (checks ?? []).flatMap(({ _zod: { def } }) => ('value' in def && typeof def.value === 'number' ? [def.value, def.value + 1] : []))

function firstValid(schema: z.core.$ZodType, values: readonly unknown[], { field }: Where): unknown {
  const valid = values.find((value) => z.safeParse(schema, value).success)
  if (valid !== undefined) return valid
  throw new SiteCodeError(`a new entry needs a value for its field \`${field}\`, and no guess fits. Make it a field of \`formed\`.`)
}

function named(meta: FieldMeta, { entries, today, index }: Where): string {
  switch (meta.kind) {
    case 'ref': {
      const keys = meta.target === 'facts' ? Object.keys(siteFile(entries, 'facts') ?? {}) : slugsToName(meta.target, { entries, today })
      return keys[index % keys.length] ?? ''
    }
    case 'choice':
      return textsAt(entries, meta.of)?.[0] ?? ''
    case 'href':
    case 'address':
      return '/'
    case 'picture':
      return 'picture.png'
    case 'chip':
      return `Category ${index + 1}`
    case 'template':
      return meta.places.map((name) => `{${name}}`).join(' ')
    case 'verbatim':
      return `${TODO} The text of the file.\n`
    case 'formed':
      return meta.placeholder
    case 'past':
      return today
    case 'warning':
      return ''
  }
}

/** The entries of a collection that can be named: those that are published, or all where none is. */
function slugsToName(collection: string, { entries, today }: Surroundings): readonly string[] {
  const published = entriesIn(entries, collection).filter(({ editorial }) => stateOf(editorial, today) === 'published')
  return published.length > 0 ? published.map(({ slug }) => slug) : [...slugsIn(entries, collection)]
}
