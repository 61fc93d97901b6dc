import * as z from 'zod'
import { formatReason } from '../../src/engine/content/parse/expected'
import { metaOf } from '../../src/engine/content/parse/field-meaning'
import { definitionOf, unwrap } from '../../src/engine/content/parse/schema'
import type { FieldMeta } from '../../src/engine/schema/fields'
import { NO_PAGE_ADDRESS } from '../../src/engine/schema/site-files'
import { limitsOf } from './limits'
import type { Names } from './names'

/** A JSON Schema, with further keywords that code editors support. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/**
 * The JSON Schema of a zod schema, in draft 7. Fields with a default may be left out. With `names`, references list the names that exist.
 * Each field says what it is for, which limits it has, and what is wrong with a value of the wrong form. Rules that exist only as code,
 * such as that a picture on another host needs its size, are left to `npm run check`.
 */
export const jsonSchemaOf = (schema: z.core.$ZodType, names?: Names): JsonSchema =>
  z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, addressOf(zodSchema))
      const named = names && valuesOf(metaOf(zodSchema), names)
      if (named && named.enum.length > 0) {
        // A value of the list has the right form already.
        for (const key of ['pattern', 'allOf', 'maxLength'] as const) delete jsonSchema[key]
        Object.assign(jsonSchema, named)
      }
      explainPatterns(jsonSchema, zodSchema)
      if (names && metaOf(zodSchema)?.kind === 'address')
        jsonSchema.allOf = [...(jsonSchema.allOf ?? []), outsideOf(names.foldersWithoutPages)]
      Object.assign(jsonSchema, examplesOf(zodSchema, jsonSchema), hoverOf(jsonSchema))
    },
  })

type Values = { enum: readonly string[]; markdownEnumDescriptions?: readonly string[] }

/** The values that a field may have; undefined where it may have any value of the right form. */
function valuesOf(meta: FieldMeta | undefined, names: Names): Values | undefined {
  switch (meta?.kind) {
    case 'ref':
      return { enum: meta.target === 'facts' ? names.facts : (names.slugs[meta.target] ?? []) }
    case 'choice':
      return { enum: names.choicesAt(meta.of) }
    case 'warning':
      return { enum: names.warnings.map(({ code }) => code), markdownEnumDescriptions: names.warnings.map(({ title }) => title) }
    default:
      return undefined
  }
}

/** A schema for addresses of pages that are in none of some folders. */
const outsideOf = (folders: readonly string[]): JsonSchema => ({
  pattern: `^(?!/(?:${folders.join('|')})(?:/|$))`,
  patternErrorMessage: `This ${NO_PAGE_ADDRESS}.`,
})

/** JSON Schema has no keyword for the protocol of an address, so a pattern says it. */
function addressOf(schema: z.core.$ZodType): { pattern?: string } {
  const def: { type: string; protocol?: unknown } = definitionOf(unwrap(schema))
  return def.protocol instanceof RegExp ? { pattern: def.protocol.source.replace(/\$$/, ':') } : {}
}

/** Gives each pattern the message of our schema; otherwise an editor would show the pattern itself. */
function explainPatterns(json: JsonSchema, schema: z.core.$ZodType) {
  const reasons = new Map(formsOf(schema).map(({ pattern, reason }) => [pattern.source, reason]))
  const explain = (part: JsonSchema) => {
    const reason =
      part.pattern === undefined
        ? undefined
        : (reasons.get(part.pattern) ?? (part.format && formatReason(formatNames[part.format] ?? part.format)))
    if (reason !== undefined) part.patternErrorMessage = `This ${reason}.`
  }
  explain(json)
  for (const part of json.allOf ?? []) explain(part)
}

/** Names of formats that are different in zod. */
const formatNames: Readonly<Record<string, string>> = { uri: 'url' }

/** A pattern that a text has to match, and the end of the message if it does not. */
export type TextForm = { pattern: RegExp; reason: string }

/** The patterns of a text that have a message. */
export const formsOf = (schema: z.core.$ZodType): TextForm[] =>
  (definitionOf(unwrap(schema)).checks ?? []).flatMap(({ _zod: { def } }) => {
    if (!('pattern' in def) || !(def.pattern instanceof RegExp)) return []
    // A check with a pattern makes issues of this form only.
    const said = (def.error as z.core.$ZodErrorMap | undefined)?.({
      code: 'invalid_format',
      format: 'regex',
      input: '',
      message: undefined,
      path: [],
    })
    const reason = typeof said === 'string' ? said : said?.message
    return reason === undefined ? [] : [{ pattern: def.pattern, reason }]
  })

const EXAMPLE = /such as `([^`]+)`/i

/** The example in the description of a field, if it is a valid value of the field. */
function examplesOf(schema: z.core.$ZodType, { type, description, enum: values }: JsonSchema): { examples?: [string] } {
  const example = EXAMPLE.exec(description ?? '')?.[1]
  const fits = example !== undefined && type === 'string' && values === undefined && z.safeParse(schema, example).success
  return fits ? { examples: [example] } : {}
}

/** The text that an editor shows next to the pointer: the purpose, then the limits and the default. */
function hoverOf(json: JsonSchema): { markdownDescription?: string } {
  if (json.description === undefined) return {}
  const notes = [limitsOf(json), json.default === undefined ? '' : `default \`${JSON.stringify(json.default)}\``].filter(
    (note) => note !== '',
  )
  return {
    markdownDescription: [json.description, ...notes.map((note) => `*${note.replace(/^./, (first) => first.toUpperCase())}*`)].join('\n\n'),
  }
}
