import * as z from 'zod'
import { nearest } from '../../lib/nearest.mjs'
import { problem, type SiteProblem } from '../../problems/problem'
import { TWICE } from '../../schema/fields'
import { expectedNoun, formatReason, foundNoun, isBlank, meantValue, reasonOfText, shown } from './expected'
import { purposeOf } from './field-meaning'
import { keyFinder, withoutMisspelt } from './misspelt'
import { definitionOf, schemaAt, unwrap } from './schema'
import { type FieldPath, pathText, placeOfField, type Source } from './source'

type Issue = z.core.$ZodIssue
type Context = { schema: z.core.$ZodType; source: Source; base: FieldPath }

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
  const { schema, source, base } = context
  const inner = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
  const path = [...base, ...inner]
  const field = pathText(path)
  const at = () => placeOfField(source, path)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const meantKey = keyFinder({ mapping: schemaAt(schema, inner) ?? schema, data: issue.input })
      return issue.keys
        .slice(0, MOST_SHOWN + 1)
        .map((key) => problem('field/unknown', placeOfField(source, [...path, key], 'key'), key, meantKey(key)))
    }
    case 'invalid_type': {
      if (issue.input === undefined) return [problem('field/missing', at(), field, purposeAt(schema, inner))]
      if (isBlank(issue.input) && field !== '') return [problem('field/empty', at(), field)]
      const wanted = { expected: issue.expected, schema: schemaAt(schema, inner) }
      return [problem('field/type', at(), field, expectedNoun(wanted), foundNoun(issue.input), meantValue(issue.input, wanted))]
    }
    case 'invalid_value': {
      if (issue.input === undefined) return [problem('field/missing', at(), field, purposeAt(schema, inner))]
      if (isBlank(issue.input)) return [problem('field/empty', at(), field)]
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
    case 'invalid_format': {
      if (isBlank(issue.input)) return [problem('field/empty', at(), field)]
      const reason = issue.format === 'regex' ? issue.message : formatReason(issue.format)
      const wanted = { expected: issue.format, schema: schemaAt(schema, inner) }
      return [
        problem(
          'field/format',
          at(),
          field,
          shown(issue.input),
          reasonOfText(reason, issue.input, wanted),
          meantValue(issue.input, wanted),
        ),
      ]
    }
    case 'invalid_key':
      return [problem('field/format', placeOfField(source, path, 'key'), '', String(path.at(-1)), issue.issues[0]?.message ?? 'is no key')]
    case 'invalid_union':
      return unionProblems(issue, { ...context, base: path, schema: schemaAt(schema, inner) ?? schema })
    default:
      if (issue.code === 'custom' && issue.params === TWICE) return [problem('field/twice', at(), field, shown(issue.input))]
      if (isBlank(issue.input)) return [problem('field/empty', at(), field)]
      return [problem('field/format', at(), field, shown(issue.input), issue.message)]
  }
}

/** Finds the problems of the items of a list that is too long, which zod does not check. */
function itemProblems({ input, path }: z.core.$ZodIssueTooBig, context: Context): SiteProblem[] {
  const list = schemaAt(
    context.schema,
    path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
  )
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
  return withoutMisspelt(withoutEchoes(best.issues), option).flatMap((one) => toProblems(one, { ...context, schema: option }))
}

const purposeAt = (schema: z.core.$ZodType, path: FieldPath) => {
  const field = schemaAt(schema, path)
  return field && purposeOf(field)
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
