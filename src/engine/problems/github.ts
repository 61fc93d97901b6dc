import { problemBlock, summaryOf } from './format'
import type { SiteProblem } from './problem'
import { omissionNotes, prettyReport, type Report } from './problem-report'
import { shownProblems } from './shown-problems'

const LOG_TITLE = 'All problems of the content'

/**
 * The report as workflow commands of GitHub: an annotation for each problem, then all of them as plain text in a group, since GitHub shows
 * only ten annotations of a kind for each step. In the group, commands are off, so that content cannot contain one; `token` turns them on
 * again, and must not be in the text.
 */
export function githubReport(report: Report, token: string): string {
  if (report.problems.length === 0) return ''
  const lines = [
    ...shownProblems(report.problems).map((item) => annotation(item, report.sourceOf(item.place.file))),
    `::group::${LOG_TITLE}`,
    `::stop-commands::${token}`,
    prettyReport(report),
    `::${token}::`,
    '::endgroup::',
    [summaryOf(report.problems), ...omissionNotes(report)].join(' '),
  ]
  return `${lines.join('\n')}\n`
}

function annotation(item: SiteProblem, source: string | undefined): string {
  const { file, line, column } = item.place
  const place = line === undefined || column === undefined ? { line: line ?? 1 } : { line, col: column }
  const properties = Object.entries({ file, ...place, title: item.code }).map(([name, value]) => `${name}=${asProperty(String(value))}`)
  return `::${item.severity} ${properties.join(',')}::${asMessage(problemBlock(item, source))}`
}

const asMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const asProperty = (text: string) => asMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
