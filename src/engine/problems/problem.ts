import { type Catalogue, type CatalogueEntry, catalogue } from './catalogue'

/**
 * Where a problem is. `file` is relative to the content folder; lines and columns count from 1. A stage that does not know
 * the line names the field, or a text that stands there; the line is looked up when the problem is shown.
 */
export type Place = { file: string; line?: number; column?: number; field?: string; text?: string }

/** An error stops a build; a warning is for editors to weigh. */
export type Severity = 'error' | 'warning'

/** One mistake in content: what, where, why and what to do. Plain data. */
export type SiteProblem = { code: string; severity: Severity; place: Place; message: string; hint: string }

/**
 * What a stage gives back: its value and every problem that it met.
 * A stage never throws for a mistake in content.
 */
export type Staged<Value> = { value: Value; problems: readonly SiteProblem[] }

/** Gives the function that makes problems of a catalogue: from a code, a place, and the arguments that the message of that code takes. */
export const problemsOf =
  <Table extends Catalogue>(table: Table) =>
  <Code extends keyof Table & string>(code: Code, place: Place, ...values: Parameters<Table[Code]['message']>): SiteProblem => {
    const { severity = 'error', message, hint } = required<CatalogueEntry>(table[code], `the problem ${code}`)
    return { code, severity, place, message: message(...values), hint }
  }

/** Makes a problem that content of any site can have. */
export const problem = problemsOf(catalogue)

/** Problems in the order in which they are printed: by file, then by place, then by code. */
export const sortProblems = (problems: readonly SiteProblem[]): SiteProblem[] =>
  problems.toSorted(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      (a.place.line ?? 0) - (b.place.line ?? 0) ||
      (a.place.column ?? 0) - (b.place.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  )

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Problems that stop a build. */
export const errorsIn = (problems: readonly SiteProblem[]) => problems.filter(({ severity }) => severity === 'error')

/** A broken invariant of our own: a bug in the generator, never a mistake in content. */
export class InvariantError extends Error {
  override name = 'InvariantError'
  constructor(message: string) {
    super(`This is a bug of the generator, not of the content: ${message}`)
  }
}

/** The value, or a bug of ours where there is none. */
export function required<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new InvariantError(`${what} is missing`)
  return value
}
