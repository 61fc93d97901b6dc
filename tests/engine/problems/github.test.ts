import { expect, test } from 'vitest'
import { problemBlock } from '../../../src/engine/problems/format'
import { githubReport } from '../../../src/engine/problems/github'
import { problem, sortProblems } from '../../../src/engine/problems/problem'
import { prettyReport } from '../../../src/engine/problems/problem-report'
import { PROBLEMS, report } from '../../support/reports'

const linesOf = (text: string) => text.split('\n')

test('a report as workflow commands', () => {
  expect(githubReport(report({ elsewhere: PROBLEMS.slice(0, 1) }), 'token')).toMatchInlineSnapshot(`
    "::error file=content/blog/a.mdx,line=1,col=8,title=field/unknown::content/blog/a.mdx:1:8  field/unknown  The field \`50%25,  key: ::error::\` is not known here.%0A  > 1 | title: 50%25 off, today: now%0A      |        ^%0A    2 | excerpt: What it says.%0A  Correct its name or its indentation, or delete it; docs/content.md lists the fields of each kind of content.
    ::error file=content/blog/a.mdx,line=3,col=1,title=yaml/duplicate-key::content/blog/a.mdx:3:1  yaml/duplicate-key  This field is already there: its name is written twice.%0A    2 | excerpt: What it says.%0A  > 3 | title: again%0A      | ^%0A    4 |%0A  Delete one of the two, or correct its name: only one value can count.
    ::error file=content/blog/b%2Cc%3Ad.mdx,line=1,title=file/encoding::content/blog/b,c:d.mdx  file/encoding  The file holds bytes that are not UTF-8.%0A  Saved as it is shown, the file would lose the characters that an editor could not read. In VS Code choose “Reopen with Encoding” first, mostly “Western (Windows 1252)”, or the encoding that the message names; if all words are right, “Save with Encoding”, “UTF-8”.
    ::warning file=content/people/ä person.yaml,line=2,col=1,title=time/gap::content/people/ä person.yaml:2:1  warning time/gap  From 2025-01-01 on, \`someone\` will not be on the site, but this file will still refer to it.%0A  Delete the reference before that day, or change the dates: a build on that day would fail.
    ::group::All problems of the content
    ::stop-commands::token
    ── content/blog/a.mdx: 2 errors ──

    content/blog/a.mdx:1:8  field/unknown  The field \`50%,  key: ::error::\` is not known here.
      > 1 | title: 50% off, today: now
          |        ^
        2 | excerpt: What it says.
      Correct its name or its indentation, or delete it; docs/content.md lists the fields of each kind of content.

    content/blog/a.mdx:3:1  yaml/duplicate-key  This field is already there: its name is written twice.
        2 | excerpt: What it says.
      > 3 | title: again
          | ^
        4 |
      Delete one of the two, or correct its name: only one value can count.

    ── content/blog/b,c:d.mdx: 1 error ──

    content/blog/b,c:d.mdx  file/encoding  The file holds bytes that are not UTF-8.
      Saved as it is shown, the file would lose the characters that an editor could not read. In VS Code choose “Reopen with Encoding” first, mostly “Western (Windows 1252)”, or the encoding that the message names; if all words are right, “Save with Encoding”, “UTF-8”.

    ── content/people/ä person.yaml: 1 warning ──

    content/people/ä person.yaml:2:1  warning time/gap  From 2025-01-01 on, \`someone\` will not be on the site, but this file will still refer to it.
      Delete the reference before that day, or change the dates: a build on that day would fail.

    3 errors and 1 warning in 3 files.
    And 1 warning elsewhere.
    ::token::
    ::endgroup::
    3 errors and 1 warning in 3 files. And 1 warning elsewhere.
    "
  `)
})

test('GitHub reads back the place, the code and the text of each problem', () => {
  const given = report()
  const commands = linesOf(githubReport(given, 'token')).filter((line) => /^::(?:error|warning) /.test(line))
  const read = commands.map((command) => {
    const [, severity = '', properties = '', message = ''] = /^::(\w+) ([^:]*)::(.*)$/.exec(command) ?? []
    const named = Object.fromEntries(properties.split(',').map((property) => property.split('=').map(decoded)))
    return { severity, ...named, text: decoded(message) }
  })
  expect(read).toEqual(
    sortProblems(PROBLEMS).map((item) => ({
      severity: item.severity,
      file: item.place.file,
      line: String(item.place.line ?? 1),
      ...(item.place.column === undefined ? {} : { col: String(item.place.column) }),
      title: item.code,
      text: problemBlock(item, given.sourceOf(item.place.file)),
    })),
  )
})

/** Decodes like the runner of GitHub. */
const decoded = (text: string) =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%')

test('the log has all problems, although GitHub only shows ten of a kind', () => {
  const many = report({ problems: Array.from({ length: 30 }, (_, index) => problem('file/encoding', { file: `content/${index}.mdx` })) })
  expect(githubReport(many, 'token')).toContain(prettyReport(many))
})

test('commands stop while the text of content is printed', () => {
  const lines = linesOf(githubReport(report(), 'token'))
  const [stop, start] = [lines.indexOf('::stop-commands::token'), lines.indexOf('::token::')]
  const pretty = linesOf(prettyReport(report()))
  expect(lines.slice(stop + 1, start)).toEqual(pretty)
})

test('is empty without problems', () => {
  expect(githubReport(report({ problems: [] }), 'token')).toBe('')
})
