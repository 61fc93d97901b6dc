import { withShownCharacters } from '../lib/control'
import { shortened } from '../lib/shortened'
import { type Catalogue, type CatalogueEntry, catalogue } from './catalogue'

/**
 * The place of a problem. `file` is a path in the content folder; lines and columns start at 1. A stage that does not know the line gives
 * the field or a text at the place, and the line is added when the problem is shown. If the text may come from another file, `within` holds
 * it with its surroundings, by which that file is found. `other` is a second
 * place that has to do with the problem.
 */
export type Place = { file: string; line?: number; column?: number; field?: string; text?: string; within?: string; other?: Place }

/** An error stops a build; a warning does not. */
export type Severity = 'error' | 'warning'

/** A problem in content, as plain data. */
export type SiteProblem = { code: string; severity: Severity; place: Place; message: string; hint: string }

/** The result of a stage: its value and all its problems. A stage does not throw errors for mistakes in content. */
export type Checked<Value> = { value: Value; problems: readonly SiteProblem[] }

/** Returns the function that makes the problems of a catalogue. It takes a code, a place, and the arguments of the message of that code. */
export const problemsOf =
  <Table extends Catalogue>(table: Table) =>
  <Code extends keyof Table & string>(code: Code, place: Place, ...values: Parameters<Table[Code]['message']>): SiteProblem => {
    const { severity = 'error', message, hint } = required<CatalogueEntry>(table[code], `the problem ${code}`)
    return { code, severity, place, message: readable(message(...values)), hint }
  }

/** The most characters of a value in a message (paths have fewer), and of a whole message, which may name many values. */
export const LONGEST_VALUE = 240
export const LONGEST_MESSAGE = 2_000

/** Cuts long values in backticks, since a value may be as long as a file, and shows invisible characters by their numbers. */
function readable(message: string): string {
  const short = message.replace(/`([^`]+)`/g, (_, value: string) => `\`${shortened(value, LONGEST_VALUE)}\``)
  const seen = short.replace(/`[^`]+`/g, withShownCharacters)
  return shortened(seen === short ? short : `${seen} Invisible characters are shown in brackets.`, LONGEST_MESSAGE)
}

/** Makes a problem of the engine. */
export const problem = problemsOf(catalogue)

const known: Catalogue = catalogue

/** A problem with a hint that fits its cause better than that of its code, if there is one. */
export const withHint = (item: SiteProblem, hint: string | undefined): SiteProblem => (hint === undefined ? item : { ...item, hint })

/** Problems of a file that is no content, such as `budgets.yaml`, with hints that speak of no content. */
export const withNonContentHints = (problems: readonly SiteProblem[]): SiteProblem[] =>
  problems.map((item) => withHint(item, item.hint === known[item.code]?.hint ? known[item.code]?.nonContentHint : undefined))

/** Problems in the order in which they are shown: by file, place and code. */
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

/** Identifies a problem over time, even if lines above it come and go. */
export const identityOf = ({ code, place: { file, field, text }, message }: SiteProblem) =>
  JSON.stringify([code, file, field, text, message])

/** The errors among problems. */
export const errorsIn = (problems: readonly SiteProblem[]) => problems.filter(({ severity }) => severity === 'error')

/**
 * Thrown if the code of a site breaks rules of the generator, such as by an island whose name is not that of its folder. The message names
 * all mistakes.
 */
export class SiteCodeError extends Error {
  override name = 'SiteCodeError'
  constructor(mistake: string, ...more: readonly string[]) {
    super(
      more.length === 0
        ? `This is a mistake in the code of the site: ${mistake}`
        : ['These are mistakes in the code of the site:', mistake, ...more].join('\n- '),
    )
  }
}

/**
 * Thrown if something is wrong in a project that is neither its content nor its code, such as a file of rules or a package that is not
 * installed. Commands print the message alone.
 */
export class ProjectError extends Error {
  override name = 'ProjectError'
}

/** A bug in the code of the engine or of a site, not a mistake in content. */
export class InvariantError extends Error {
  override name = 'InvariantError'
  constructor(message: string) {
    super(`This is a bug of the generator, not of the content: ${message}`)
  }
}

/** The value. Throws an error if there is none, which is a bug. */
export function required<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new InvariantError(`${what} is missing`)
  return value
}
