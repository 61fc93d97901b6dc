import { shortened } from '../lib/shortened'
import { problemBlock } from './format'
import { errorsIn, LONGEST_VALUE, type SiteProblem } from './problem'
import type { Report } from './problem-report'
import { shownProblems } from './shown-problems'

/** The version of the object. It changes when a field is removed or changes its meaning. */
const VERSION = 1

/** The report as an object for other programs. Unknown values are null. */
export type JsonReport = {
  version: typeof VERSION
  /** The day of the content, `YYYY-MM-DD`. */
  asOf: string
  /** Whether everything was checked: pages are checked only if there are no errors. */
  complete: boolean
  counts: { errors: number; warnings: number; files: number }
  /** The number of problems in files that were not requested. */
  elsewhere: { errors: number; warnings: number }
  /** The number of waived warnings. */
  waived: number
  /** Sorted by file and place. Of many with one code in one file, the first ones and one that says how many more; `counts` counts all. */
  problems: readonly JsonProblem[]
}

type JsonProblem = Pick<SiteProblem, 'code' | 'severity' | 'message' | 'hint'> & {
  file: string
  /** Lines and columns start at 1; a column is a UTF-16 code unit, as in editors. */
  line: number | null
  column: number | null
  /** The path of the field, such as `phases[1].name`. */
  field: string | null
  /** The problem as the terminal shows it: place, message, frame, hint. */
  text: string
}

/** The report as JSON. */
export const jsonReport = (report: Report): string => `${JSON.stringify(jsonObject(report), null, 2)}\n`

function jsonObject({ problems, elsewhere, waived, sourceOf, asOf, isComplete }: Report): JsonReport {
  const files = new Set(problems.map(({ place }) => place.file)).size
  return {
    version: VERSION,
    asOf,
    complete: isComplete,
    counts: { ...counted(problems), files },
    elsewhere: counted(elsewhere),
    waived: waived.length,
    problems: shownProblems(problems).map((item) => jsonProblem(item, sourceOf(item.place.file))),
  }
}

function counted(problems: readonly SiteProblem[]): { errors: number; warnings: number } {
  const errors = errorsIn(problems).length
  return { errors, warnings: problems.length - errors }
}

function jsonProblem(item: SiteProblem, source: string | undefined): JsonProblem {
  const { code, severity, message, hint } = item
  const { file, line = null, column = null } = item.place
  const field = item.place.field === undefined ? null : shortened(item.place.field, LONGEST_VALUE)
  return { code, severity, file, line, column: line === null ? null : column, field, message, hint, text: problemBlock(item, source) }
}
