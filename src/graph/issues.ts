import * as z from 'zod'
import { TWICE } from '../../schemas/fields'
import { problem, type SiteProblem } from '../errors/problem'
import { nearest } from '../lib/text'
import { definitionOf, keysOf, purposeOf, schemaAt, unwrap } from './schema'
import { type FieldPath, fieldName, placeOfField, type Source } from './source'

type Issue = z.core.$ZodIssue
type Context = { schema: z.core.$ZodType; source: Source; base: FieldPath }

/** Turns what zod found into problems with place, reason and nearest name. */
export const problemsOfIssues = (issues: readonly Issue[], schema: z.core.$ZodType, source: Source): SiteProblem[] =>
  shownOf(
    withoutEchoes(issues)
      .slice(0, MOST_SHOWN + 1)
      .flatMap((issue) => toProblems(issue, { schema, source, base: [] })),
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0),
    source,
  )

/** Mistakes of one file that are shown: a file with more of them is one that is wrong altogether. */
const MOST_SHOWN = 100

function shownOf(problems: readonly SiteProblem[], found: number, { file }: Source): SiteProblem[] {
  const more = Math.max(found, problems.length) - MOST_SHOWN
  return problems.length <= MOST_SHOWN ? [...problems] : [...problems.slice(0, MOST_SHOWN), problem('field/more', { file }, more)]
}

/** A value of the wrong type is also too short or too long for zod; one problem is enough. */
function withoutEchoes(issues: readonly Issue[]): Issue[] {
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')))
  return issues.filter(({ code, path }) => (code !== 'too_small' && code !== 'too_big') || !mistyped.has(path.join('.')))
}

function toProblems(issue: Issue, context: Context): SiteProblem[] {
  const { schema, source, base } = context
  const inner = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
  const path = [...base, ...inner]
  const field = fieldName(path)
  const at = () => placeOfField(source, path)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysOf(schemaAt(schema, inner) ?? schema)
      return issue.keys.slice(0, MOST_SHOWN + 1).map((key) =>
        problem(
          'field/unknown',
          placeOfField(source, [...path, key], 'key'),
          key,
          nearest(
            key,
            known.filter((name) => name !== key),
          ),
        ),
      )
    }
    case 'invalid_type':
      if (issue.input === undefined) return [problem('field/missing', at(), field, purposeAt(schema, inner))]
      return [problem('field/type', at(), field, nounOf(issue.expected), kindOf(issue.input))]
    case 'invalid_value': {
      if (issue.input === undefined) return [problem('field/missing', at(), field, purposeAt(schema, inner))]
      const choices = issue.values.map(String)
      return [
        problem(
          'field/choice',
          at(),
          field,
          shown(issue.input),
          choices,
          typeof issue.input === 'string' ? nearest(issue.input, choices) : undefined,
        ),
      ]
    }
    case 'too_big':
      return [
        problem(
          'field/size',
          at(),
          field,
          limitOf(issue.inclusive ? 'at most' : 'less than', issue.maximum, issue),
          sizeOf(issue.input, issue.origin),
        ),
        ...itemProblems(issue, context),
      ]
    case 'too_small':
      return [
        problem(
          'field/size',
          at(),
          field,
          limitOf(issue.inclusive ? 'at least' : 'more than', issue.minimum, issue),
          sizeOf(issue.input, issue.origin),
        ),
      ]
    case 'invalid_format':
      return [
        problem('field/format', at(), field, shown(issue.input), issue.format === 'regex' ? issue.message : formatReason(issue.format)),
      ]
    case 'invalid_key':
      return [problem('field/format', placeOfField(source, path, 'key'), '', String(path.at(-1)), issue.issues[0]?.message ?? 'is no key')]
    case 'invalid_union':
      return unionProblems(issue, { ...context, base: path, schema: schemaAt(schema, inner) ?? schema })
    default:
      if (issue.code === 'custom' && issue.params === TWICE) return [problem('field/twice', at(), field, shown(issue.input))]
      return [problem('field/format', at(), field, shown(issue.input), issue.message)]
  }
}

/** Of a list that is too long, zod does not look at the items. */
function itemProblems({ input, path }: z.core.$ZodIssueTooBig, context: Context): SiteProblem[] {
  const list = schemaAt(
    context.schema,
    path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
  )
  const def = list && definitionOf(unwrap(list))
  if (!Array.isArray(input) || def?.type !== 'array') return []
  return input.flatMap((item: unknown, index) => {
    const issues = z.safeParse(def.element, item, { reportInput: true }).error?.issues ?? []
    return withoutEchoes(issues).flatMap((issue) => toProblems({ ...issue, path: [...path, index, ...issue.path] }, context))
  })
}

/** Of a union, the branch that the reader most likely meant: the one with the fewest keys that it does not know. */
function unionProblems(issue: z.core.$ZodIssueInvalidUnion, context: Context): SiteProblem[] {
  const strange = (issues: readonly Issue[]) =>
    issues.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? one.keys.length * 10 : 1), 0)
  const branches = issue.errors.map((issues, index) => ({ issues, index })).toSorted((a, b) => strange(a.issues) - strange(b.issues))
  const best = branches[0]
  const def = definitionOf(unwrap(context.schema))
  const option = best && def.type === 'union' ? def.options[best.index] : undefined
  if (!best || !option || issue.input === undefined)
    return [problem('field/missing', placeOfField(context.source, context.base), fieldName(context.base))]
  return withoutEchoes(best.issues).flatMap((one) => toProblems(one, { ...context, schema: option }))
}

const purposeAt = (schema: z.core.$ZodType, path: FieldPath) => {
  const field = schemaAt(schema, path)
  return field && purposeOf(field)
}

const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const nouns: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
}
const nounOf = (expected: string) => nouns[expected] ?? expected

const kindOf = (value: unknown) => {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  return typeof value === 'string' ? `the text \`${shown(value)}\`` : `\`${shown(value)}\``
}

const units: Record<string, string> = { string: 'character', array: 'item' }
const amount = (number: number | bigint, origin: string) => {
  const unit = units[origin]
  return unit === undefined ? String(number) : `${number} ${unit}${number === 1 ? '' : 's'}`
}

const limitOf = (bound: string, number: number | bigint, { origin, exact }: { origin: string; exact?: boolean }) =>
  `${exact ? 'exactly' : bound} ${amount(number, origin)}`

const sizeOf = (value: unknown, origin: string) =>
  typeof value === 'string' || Array.isArray(value) ? amount(value.length, origin) : `\`${shown(value)}\``

const formatReasons: Record<string, string> = {
  date: 'is not a date that exists, written YYYY-MM-DD',
  email: 'is not an e-mail address',
  url: 'is not an https address',
}
/** What is wrong with a text that does not have a format. */
export const formatReason = (format: string) => formatReasons[format] ?? `is not of the form ${format}`
