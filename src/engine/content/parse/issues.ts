import * as z from 'zod'
import { grouped } from '../../lib/grouped'
import { itemAt } from '../../lib/items'
import { nearest } from '../../lib/nearest.mjs'
import { FORMAT_HINTS } from '../../problems/closer-hints'
import { type Place, problem, type SiteProblem, withHint } from '../../problems/problem'
import { TWICE } from '../../schema/fields'
import { expectedNoun, formatReason, foundNoun, isBlank, reasonOfText, suggestedValue, valueText } from './expected'
import { metaOf, purposeOf } from './field-meaning'
import { keyFinder, type Mapping, parentFinder, withoutMisspelt } from './misspelt'
import { definitionOf, isRequired, keysOf, schemaAt, unwrap } from './schema'
import { type FieldPath, pathOf, pathText, placeOfField, type Source } from './source'

type Issue = z.core.$ZodIssue
/** `union` is the one of which `schema` is an option. */
type Context = { schema: z.core.$ZodType; source: Source; base: FieldPath; union?: z.core.$ZodType }

/** Turns issues of zod into problems, with place, reason and suggestion. */
export const problemsOfIssues = (issues: readonly Issue[], schema: z.core.$ZodType, source: Source): SiteProblem[] =>
  shownOf(
    withoutMisspelt(withoutEchoes(issues), schema)
      .slice(0, MOST_SHOWN + 1)
      .flatMap((issue) => toProblems(issue, { schema, source, base: [] })),
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0),
    source,
  )

/** Number of problems that are shown for one file. */
const MOST_SHOWN = 100

function shownOf(problems: readonly SiteProblem[], found: number, { file }: Source): SiteProblem[] {
  const more = Math.max(found, problems.length) - MOST_SHOWN
  return problems.length <= MOST_SHOWN ? [...problems] : [...problems.slice(0, MOST_SHOWN), problem('field/more', { file }, more)]
}

/** Removes issues about the size of values whose type is wrong. */
function withoutEchoes(issues: readonly Issue[]): Issue[] {
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')))
  return issues.filter(({ code, path }) => (code !== 'too_small' && code !== 'too_big') || !mistyped.has(path.join('.')))
}

function toProblems(issue: Issue, context: Context): SiteProblem[] {
  const field = fieldOf(issue, context)
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeyProblems(issue, field)
    case 'invalid_type':
      return [typeProblem(issue, field)]
    case 'invalid_value':
      return [choiceProblem(issue, field)]
    case 'too_big':
      return [tooBigProblem(issue, field), ...itemProblems(issue, context)]
    case 'too_small':
      return [tooSmallProblem(issue, field)]
    case 'invalid_format':
      return [formatProblem(issue, field)]
    case 'invalid_key':
      return [keyProblem(issue, field)]
    case 'invalid_union':
      return unionProblems(issue, { ...context, base: field.path, schema: field.schema ?? context.schema })
    default:
      return [otherProblem(issue, field)]
  }
}

/** The field of an issue: its path in the file, also as a text, its schema if that is known, and its place. */
type Field = {
  path: FieldPath
  name: string
  schema: z.core.$ZodType | undefined
  outer: Context
  at: () => Place
}

function fieldOf({ path: issuePath }: Issue, context: Context): Field {
  const inner = pathOf(issuePath)
  const path = [...context.base, ...inner]
  return {
    path,
    name: pathText(path),
    schema: schemaAt(context.schema, inner),
    outer: context,
    at: () => placeOfField(context.source, path),
  }
}

function unknownKeyProblems({ keys, input }: z.core.$ZodIssueUnrecognizedKeys, { path, schema, outer }: Field): SiteProblem[] {
  const mapping = { mapping: schema ?? outer.schema, data: input }
  const [meantKey, parentOf] = [keyFinder(mapping), parentFinder(mapping)]
  // Where nothing else is wrong for one option, zod reports these keys as those of the union itself.
  const union = path.length === outer.base.length && outer.union ? outer.union : mapping.mapping
  const at = (key: string) => placeOfField(outer.source, [...path, key], 'key')
  return [...grouped(keys, parentOf)].flatMap(([parent, own]) =>
    parent === undefined
      ? own
          .slice(0, MOST_SHOWN + 1)
          .map((key) => problem('field/unknown', at(key), key, meantKey(key), rivalsOf(key, { mapping: union, data: input })))
      : [problem('field/indentation', at(itemAt(own, 0)), own, parent)],
  )
}

/** The fields of the same mapping that exclude one: they belong to another option of a union. */
function rivalsOf(key: string, { mapping, data }: Mapping): string[] {
  const def = definitionOf(unwrap(mapping))
  const option = def.type === 'union' ? def.options.map(keysOf).find((known) => known.includes(key)) : undefined
  if (!option || typeof data !== 'object' || data === null) return []
  return Object.keys(data).filter((name) => keysOf(mapping).includes(name) && !option.includes(name))
}

const missingProblem = ({ name, schema, at }: Field) => problem('field/missing', at(), name, schema && purposeOf(schema))

const emptyProblem = ({ path, name, schema, at }: Field) => {
  const mayBeLeftOut = typeof path.at(-1) === 'number' || (schema !== undefined && !isRequired(schema))
  return problem('field/empty', at(), name, mayBeLeftOut)
}

function typeProblem({ input, expected }: z.core.$ZodIssueInvalidType, field: Field): SiteProblem {
  const { path, name, schema, at } = field
  if (input === undefined) return missingProblem(field)
  if (isBlank(input) && name !== '') return emptyProblem(field)
  const wanted = { expected, schema }
  return problem('field/type', at(), name, expectedNoun(wanted, path), foundNoun(input), suggestedValue(input, wanted))
}

function choiceProblem({ input, values }: z.core.$ZodIssueInvalidValue, field: Field): SiteProblem {
  if (input === undefined) return missingProblem(field)
  if (isBlank(input)) return emptyProblem(field)
  const choices = values.map(String)
  const near = typeof input === 'string' ? nearest(input, choices) : undefined
  return problem('field/choice', field.at(), field.name, valueText(input), choices, near)
}

function tooBigProblem(issue: z.core.$ZodIssueTooBig, { name, at }: Field): SiteProblem {
  const limit = limitOf(issue.inclusive ? 'at most' : 'less than', issue.maximum, issue)
  return problem('field/size', at(), name, limit, sizeOf(issue.input, issue.origin))
}

function tooSmallProblem(issue: z.core.$ZodIssueTooSmall, { name, at }: Field): SiteProblem {
  const limit = limitOf(issue.inclusive ? 'at least' : 'more than', issue.minimum, issue)
  return problem('field/size', at(), name, limit, sizeOf(issue.input, issue.origin))
}

function formatProblem({ input, format, message }: z.core.$ZodIssueInvalidStringFormat, field: Field): SiteProblem {
  const { name, schema, at } = field
  if (isBlank(input)) return emptyProblem(field)
  const reason = format === 'regex' ? message : formatReason(format)
  const wanted = { expected: format, schema }
  const found = problem('field/format', at(), name, valueText(input), reasonOfText(reason, input, wanted), suggestedValue(input, wanted))
  return withHint(found, formatHint(schema, format))
}

function keyProblem({ issues }: z.core.$ZodIssueInvalidKey, { path, outer }: Field): SiteProblem {
  const place = placeOfField(outer.source, path, 'key')
  return problem('field/format', place, '', String(path.at(-1)), issues[0]?.message ?? 'is no key')
}

function otherProblem(issue: Issue, field: Field): SiteProblem {
  const { name, at } = field
  if (issue.code === 'custom' && issue.params === TWICE) return problem('field/twice', at(), name, valueText(issue.input))
  if (isBlank(issue.input)) return emptyProblem(field)
  return withHint(problem('field/format', at(), name, valueText(issue.input), issue.message), formatHint(field.schema))
}

/** The hint for a value of the wrong form, by what it has to be. */
function formatHint(schema: z.core.$ZodType | undefined, format?: string): string | undefined {
  if (format === 'date') return FORMAT_HINTS.date
  const kind = schema && metaOf(schema)?.kind
  if (kind === 'picture') return FORMAT_HINTS.picture
  if (kind === 'address') return FORMAT_HINTS.page
  return format === 'url' || kind === 'href' ? FORMAT_HINTS.address : undefined
}

/** Finds the problems of the items of a list that is too long, which zod does not check. */
function itemProblems({ input, path }: z.core.$ZodIssueTooBig, context: Context): SiteProblem[] {
  const list = schemaAt(context.schema, pathOf(path))
  const def = list && definitionOf(unwrap(list))
  if (!Array.isArray(input) || def?.type !== 'array') return []
  return input.flatMap((item: unknown, index) => {
    const issues = z.safeParse(def.element, item, { reportInput: true }).error?.issues ?? []
    return withoutMisspelt(withoutEchoes(issues), def.element).flatMap((issue) =>
      toProblems({ ...issue, path: [...path, index, ...issue.path] }, context),
    )
  })
}

/** Finds the problems of a union by the option that was most likely meant: the one with the fewest unknown keys. */
function unionProblems(issue: z.core.$ZodIssueInvalidUnion, context: Context): SiteProblem[] {
  const mismatch = (issues: readonly Issue[]) =>
    issues.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? one.keys.length * 10 : 1), 0)
  const branches = issue.errors.map((issues, index) => ({ issues, index })).toSorted((a, b) => mismatch(a.issues) - mismatch(b.issues))
  const best = branches[0]
  const def = definitionOf(unwrap(context.schema))
  const option = best && def.type === 'union' ? def.options[best.index] : undefined
  if (!best || !option || issue.input === undefined)
    return [problem('field/missing', placeOfField(context.source, context.base), pathText(context.base))]
  return withoutMisspelt(withoutEchoes(best.issues), option).flatMap((one) =>
    toProblems(one, { ...context, schema: option, union: context.schema }),
  )
}

const units: Record<string, string> = { string: 'character', array: 'item' }
const amount = (number: number | bigint, origin: string) => {
  const unit = units[origin]
  return unit === undefined ? String(number) : `${number} ${unit}${number === 1 ? '' : 's'}`
}

const limitOf = (bound: string, number: number | bigint, { origin, exact }: { origin: string; exact?: boolean }) =>
  `${exact ? 'exactly' : bound} ${amount(number, origin)}`

const sizeOf = (value: unknown, origin: string) =>
  typeof value === 'string' || Array.isArray(value) ? amount(value.length, origin) : `\`${valueText(value)}\``
