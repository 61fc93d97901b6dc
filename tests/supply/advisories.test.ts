import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { advisoryProblems, parseExceptions } from '../../scripts/advisories/problems'
import { severeAdvisories } from '../../scripts/advisories/report'
import { callCommand } from '../support/call-command'
import { folderTest } from '../support/folder-test'

const advisory = (severity: string, id = 'GHSA-aaaa-bbbb-cccc') => ({
  source: 1,
  name: 'one',
  dependency: 'one',
  title: 'Runs what it reads',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<1.0.1',
})

/** A report of npm about `one`, and about `other`, which depends on it. */
const reportOf = (...via: readonly object[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      one: { name: 'one', severity: 'high', via, effects: ['other'] },
      other: { name: 'other', severity: 'high', via: ['one'], effects: [] },
    },
    metadata: {},
  })

const problemsOf = (report: string, exceptions = '[]', today = '2026-06-01') => {
  const parsed = parseExceptions(exceptions)
  return 'error' in parsed ? parsed.error : advisoryProblems(severeAdvisories(report) ?? [], parsed.value, today)
}

const exception = (until: string) => `- { id: GHSA-aaaa-bbbb-cccc, until: ${until}, reason: Nothing here reads that. }`

describe('an advisory', () => {
  test.for(['high', 'critical'])('is a problem where it is %s', (severity) => {
    expect(problemsOf(reportOf(advisory(severity)))).toMatchSnapshot()
  })

  test.for(['low', 'moderate'])('is none where it is %s', (severity) => expect(problemsOf(reportOf(advisory(severity)))).toEqual([]))

  test('is told once, though several packages have it', () => {
    expect(problemsOf(reportOf(advisory('high'), advisory('high'), advisory('high', 'GHSA-dddd-eeee-ffff')))).toHaveLength(2)
  })

  test('is passed over up to the day of its exception', () => {
    expect(problemsOf(reportOf(advisory('high')), exception('2026-06-01'))).toEqual([])
    expect(problemsOf(reportOf(advisory('high')), exception('2026-05-31'))).toMatchSnapshot()
  })

  test('that is gone needs no exception', () => expect(problemsOf(reportOf(), exception('2026-12-31'))).toMatchSnapshot())

  test('cannot be passed over for ever, or without a reason', () => {
    expect(problemsOf(reportOf(), '- { id: GHSA-aaaa-bbbb-cccc }')).toMatchSnapshot()
  })
})

describe('npm run advisories', () => {
  folderTest.for([
    ['a report without findings', reportOf(), 0],
    ['a report with one', reportOf(advisory('high')), 1],
    ['the error of a server', '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}', 1],
    ['no answer', '', 1],
    ['a report of another form', reportOf().replace('"auditReportVersion":2', '"auditReportVersion":3'), 1],
  ] as const)('ends as it should with %s', async ([, report, code], { folder }) => {
    const file = join(folder, 'report.json')
    await writeFile(file, report)
    const result = await callCommand('advisories', '--report', file)
    expect(result.code).toBe(code)
    expect(result).toMatchSnapshot()
  })
})
