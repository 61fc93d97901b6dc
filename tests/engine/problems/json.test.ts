import { expect, test } from 'vitest'
import { problemBlock } from '../../../src/engine/problems/format'
import { jsonReport } from '../../../src/engine/problems/json'
import { PROBLEMS, report, SOURCE } from '../../support/reports'

test('a report as JSON', () => {
  expect(jsonReport(report({ isComplete: false, elsewhere: PROBLEMS.slice(0, 2) }))).toMatchInlineSnapshot(`
    "{
      "version": 1,
      "asOf": "2024-12-15",
      "complete": false,
      "counts": {
        "errors": 3,
        "warnings": 1,
        "files": 3
      },
      "elsewhere": {
        "errors": 1,
        "warnings": 1
      },
      "waived": 0,
      "problems": [
        {
          "code": "field/unknown",
          "severity": "error",
          "file": "content/blog/a.mdx",
          "line": 1,
          "column": 8,
          "field": null,
          "message": "The field \`50%,\\r\\nkey: ::error::\` is not known here.",
          "hint": "Correct its name or its indentation, or delete it; docs/content.md lists the fields of each kind of content.",
          "text": "content/blog/a.mdx:1:8  field/unknown  The field \`50%,  key: ::error::\` is not known here.\\n  > 1 | title: 50% off, today: now\\n      |        ^\\n    2 | excerpt: What it says.\\n  Correct its name or its indentation, or delete it; docs/content.md lists the fields of each kind of content."
        },
        {
          "code": "yaml/duplicate-key",
          "severity": "error",
          "file": "content/blog/a.mdx",
          "line": 3,
          "column": 1,
          "field": null,
          "message": "This field is already there: its name is written twice.",
          "hint": "Delete one of the two, or correct its name: only one value can count.",
          "text": "content/blog/a.mdx:3:1  yaml/duplicate-key  This field is already there: its name is written twice.\\n    2 | excerpt: What it says.\\n  > 3 | title: again\\n      | ^\\n    4 |\\n  Delete one of the two, or correct its name: only one value can count."
        },
        {
          "code": "file/encoding",
          "severity": "error",
          "file": "content/blog/b,c:d.mdx",
          "line": null,
          "column": null,
          "field": null,
          "message": "The file holds bytes that are not UTF-8.",
          "hint": "Saved as it is shown, the file would lose the characters that an editor could not read. In VS Code choose “Reopen with Encoding” first, mostly “Western (Windows 1252)”, or the encoding that the message names; if all words are right, “Save with Encoding”, “UTF-8”.",
          "text": "content/blog/b,c:d.mdx  file/encoding  The file holds bytes that are not UTF-8.\\n  Saved as it is shown, the file would lose the characters that an editor could not read. In VS Code choose “Reopen with Encoding” first, mostly “Western (Windows 1252)”, or the encoding that the message names; if all words are right, “Save with Encoding”, “UTF-8”."
        },
        {
          "code": "time/gap",
          "severity": "warning",
          "file": "content/people/ä person.yaml",
          "line": 2,
          "column": 1,
          "field": "team[0]",
          "message": "From 2025-01-01 on, \`someone\` will not be on the site, but this file will still refer to it.",
          "hint": "Delete the reference before that day, or change the dates: a build on that day would fail.",
          "text": "content/people/ä person.yaml:2:1  warning time/gap  From 2025-01-01 on, \`someone\` will not be on the site, but this file will still refer to it.\\n  Delete the reference before that day, or change the dates: a build on that day would fail."
        }
      ]
    }
    "
  `)
})

test('a report without problems is an object all the same', () => {
  expect(JSON.parse(jsonReport(report({ problems: [] })))).toEqual({
    version: 1,
    asOf: '2024-12-15',
    complete: true,
    counts: { errors: 0, warnings: 0, files: 0 },
    elsewhere: { errors: 0, warnings: 0 },
    waived: 0,
    problems: [],
  })
})

test('the text of a problem is the one of the terminal', () => {
  const { problems } = JSON.parse(jsonReport(report({ problems: PROBLEMS.slice(1, 2) }))) as { problems: { text: string }[] }
  expect(problems[0]?.text).toBe(PROBLEMS[1] && problemBlock(PROBLEMS[1], SOURCE))
})
