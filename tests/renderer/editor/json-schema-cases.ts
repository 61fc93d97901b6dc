import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { jsonSchemaOf } from '../../../renderer/editor/json-schema'
import { type ContentKind, contentKinds } from '../../../renderer/editor/kinds'
import type { Names } from '../../../renderer/editor/names'
import { textFields } from '../../../src/engine/content/parse/text-fields'
import type { FieldMeta } from '../../../src/engine/schema/fields'
import { realContent } from '../../support/real-content'
import { SITE } from '../../support/site'

/** Keywords of editors that are not in JSON Schema. */
const EDITOR_KEYWORDS = ['markdownDescription', 'markdownEnumDescriptions', 'patternErrorMessage']

const { names, ...content } = await realContent()
/** The files of the content of this site. */
export const { files } = content
export const kinds = contentKinds(SITE.model)

function validators() {
  const ajv = new Ajv({ strict: true, strictRequired: false, keywords: EDITOR_KEYWORDS })
  addFormats.default(ajv)
  return new Map(kinds.map(({ name, schema }) => [name, ajv.compile(jsonSchemaOf(schema, names))]))
}
const validatorOf = validators()

/** Errors that the JSON Schema of a kind reports. */
export function faults(kind: string, data: unknown): string[] {
  const validate = validatorOf.get(kind)
  if (!validate) throw new Error(`there is no schema of ${kind}`)
  validate(data)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** A file of every kind. */
export const first = kinds.flatMap(({ name }) => files.find((file) => file.kind.name === name) ?? [])

/** Whether the JSON Schema refuses each change of a file, and whether the schema does. */
export function verdictsOf({ kind, data }: (typeof first)[number], others: readonly unknown[]) {
  const changed = spoilt(data, others)
    .map(({ change, data: one }) => ({ change, one, issues: issuesOf(kind, one) }))
    .filter(({ issues }) => !areOfCodeAlone(issues))
  return {
    byJsonSchema: changed.map(({ change, one }) => ({ change, refused: faults(kind.name, one).length > 0 })),
    bySchema: changed.map(({ change, one, issues }) => ({ change, refused: issues.length > 0 || namesNothing(kind, one, names) })),
  }
}

const issuesOf = ({ schema }: ContentKind, data: unknown) => schema.safeParse(data).error?.issues ?? []

/** Whether all errors come from refinements in code, such as two lists of different lengths, which JSON Schema cannot express. */
const areOfCodeAlone = (issues: ReturnType<typeof issuesOf>) => issues.length > 0 && issues.every(({ code }) => code === 'custom')

/** Whether a reference, a choice or a code of a warning does not exist, which the linker reports. */
const namesNothing = ({ schema }: ContentKind, data: unknown, known: Names) =>
  textFields(schema, data).some(({ meta, value }) => meta && !(valuesOf(meta, known)?.includes(value) ?? true))

function valuesOf(meta: FieldMeta, known: Names): readonly string[] | undefined {
  if (meta.kind === 'ref') return meta.target === 'facts' ? known.facts : known.slugs[meta.target]
  if (meta.kind === 'choice') return known.choicesAt(meta.of)
  return meta.kind === 'warning' ? known.warnings.map(({ code }) => code) : undefined
}

/** A value of each type, an empty text, one that names nothing and one that is too long. */
export const FEW: readonly unknown[] = [undefined, null, 7, true, '', 'no-such-thing', 'a'.repeat(1200), [], {}]
/** Further values, for the long suite. */
export const MORE: readonly unknown[] = [-1.5, ' ', '2024-02-30', ['a']]

/**
 * Variants of data with one change each: every field with each of these values or removed, and every mapping with an unknown key.
 */
function spoilt(data: unknown, others: readonly unknown[]): { change: string; data: unknown }[] {
  return placesIn(data).flatMap(({ path, value }) => [
    ...others.map((other) => ({ change: `${path.join('.')} = ${JSON.stringify(other)?.slice(0, 20)}`, data: put(data, path, other) })),
    ...(isMapping(value) ? [{ change: `${path.join('.')}.strange`, data: put(data, [...path, 'strange'], 1) }] : []),
  ])
}

type Path = readonly (string | number)[]

const isMapping = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Everything in data with its path. Only the first item of a list is included. */
function placesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inside = Array.isArray(value) ? value.slice(0, 1).entries() : isMapping(value) ? Object.entries(value) : []
  return [{ path, value }, ...[...inside].flatMap(([key, one]: [string | number, unknown]) => placesIn(one, [...path, key]))]
}

/** A copy of data with a value at a path; undefined removes the field. */
function put(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(data))
    return data.map((item, index) => (index === key ? put(item, rest, value) : item)).filter((item) => item !== undefined)
  if (!isMapping(data)) return data
  const { [key]: before, ...others } = data
  const next = put(before, rest, value)
  return next === undefined ? others : { ...others, [key]: next }
}
