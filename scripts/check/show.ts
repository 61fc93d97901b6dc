import { randomUUID } from 'node:crypto'
import { keyOf } from '../../renderer/key'
import { githubReport } from '../../src/engine/problems/github'
import { jsonReport } from '../../src/engine/problems/json'
import { prettyReport, type Report } from '../../src/engine/problems/problem-report'
import { sarifReport } from '../../src/engine/problems/sarif'
import type { Format } from './options'
import { paintFor } from './paint'

/** The text of a report in a format, without color. In the formats `pretty` and `github` it is empty if there is nothing to report. */
export const reportText = (report: Report, format: Format): string => TEXTS[format](report)

const TEXTS = {
  pretty: (report) => ended(prettyReport(report)),
  json: jsonReport,
  github: (report) => githubReport(report, randomUUID()),
  sarif: (report) => sarifReport(report, keyOf),
} as const satisfies Record<Format, (report: Report) => string>

/**
 * Prints a report. The format for people goes to the standard error output; formats for programs go to the standard output, which holds
 * nothing else.
 */
export function showReport(report: Report, format: Format): void {
  if (format === 'pretty') process.stderr.write(ended(prettyReport(report, paintFor(process.stderr))))
  else process.stdout.write(reportText(report, format))
}

const ended = (text: string) => (text === '' ? '' : `${text}\n`)
