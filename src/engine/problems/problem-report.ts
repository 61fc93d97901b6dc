import type { IsoDate } from '../lib/dates'
import type { Catalogue } from './catalogue'
import { countOf, formatProblems, type Paint } from './format'
import type { SiteProblem } from './problem'

/** What a check found, as it is shown: problems have their lines, and files the names that their readers know them by. */
export type Report = {
  problems: readonly SiteProblem[]
  /** Every problem that content of the site can have. */
  catalogue: Catalogue
  /** Problems of files that nobody asked for. */
  elsewhere: readonly SiteProblem[]
  /** Warnings that are not shown, as their files ask for. */
  waived: readonly SiteProblem[]
  /** The text of a file, if it has one. */
  sourceOf: (file: string) => string | undefined
  /** The day that content was judged by. */
  asOf: IsoDate
  /** Whether everything was looked at: pages are, once nothing else is wrong. */
  isComplete: boolean
}

/** What a reader has to know besides the problems shown: a sentence each. */
export const remarksOn = ({ elsewhere, waived, isComplete }: Pick<Report, 'elsewhere' | 'waived' | 'isComplete'>): string[] => [
  ...(elsewhere.length > 0 ? [`And ${countOf(elsewhere)} elsewhere.`] : []),
  ...(waived.length > 0 ? [`${countOf(waived)} waived.`] : []),
  ...(isComplete ? [] : ['What needs whole pages, such as some anchors, is checked once the errors are gone.']),
]

/** The report for a terminal, or an empty text where there is no problem to show. */
export const prettyReport = (report: Report, paint?: Paint): string =>
  report.problems.length === 0 ? '' : [formatProblems(report.problems, report.sourceOf, paint), ...remarksOn(report)].join('\n')
