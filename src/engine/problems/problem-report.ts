import type { IsoDate } from '../lib/dates'
import type { Catalogue } from './catalogue'
import { countOf, formatProblems, type Paint } from './format'
import type { SiteProblem } from './problem'

/** The result of a check. Problems have their lines, and files have the paths that readers know. */
export type Report = {
  problems: readonly SiteProblem[]
  /** All problems that content of the site can have. */
  catalogue: Catalogue
  /** The problems in files that were not requested. */
  elsewhere: readonly SiteProblem[]
  /** The waived warnings. */
  waived: readonly SiteProblem[]
  /** The text of a file, if it has one. */
  sourceOf: (file: string) => string | undefined
  /** The day of the content. */
  asOf: IsoDate
  /** Whether everything was checked: pages are checked only if there are no errors. */
  isComplete: boolean
}

/** Sentences about what the shown problems do not include. */
export const omissionNotes = ({ elsewhere, waived, isComplete }: Pick<Report, 'elsewhere' | 'waived' | 'isComplete'>): string[] => [
  ...(elsewhere.length > 0 ? [`And ${countOf(elsewhere)} elsewhere.`] : []),
  ...(waived.length > 0 ? [`${countOf(waived)} waived.`] : []),
  ...(isComplete ? [] : ['Checks that need whole pages, such as of some anchors, run once the errors are fixed.']),
]

/** The report for a terminal; empty if there are no problems. */
export const prettyReport = (report: Report, paint?: Paint): string =>
  report.problems.length === 0 ? '' : [formatProblems(report.problems, report.sourceOf, paint), ...omissionNotes(report)].join('\n')
