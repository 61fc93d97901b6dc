import { expect, test } from 'vitest'
import { problemBlock } from '../../src/errors/format'
import { jsonReport } from '../../src/errors/json'
import { PROBLEMS, report, SOURCE } from '../support/reports'

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
          "message": "The key \`50%,\\r\\nkey: ::error::\` is not known here.",
          "hint": "Remove the key, or correct its name; docs/content.md lists the keys of each kind.",
          "text": "content/blog/a.mdx:1:8  field/unknown  The key \`50%,  key: ::error::\` is not known here.\\n  > 1 | title: 50% off, today: now\\n      |        ^\\n    2 | excerpt: What it says.\\n  Remove the key, or correct its name; docs/content.md lists the keys of each kind."
        },
        {
          "code": "yaml/duplicate-key",
          "severity": "error",
          "file": "content/blog/a.mdx",
          "line": 3,
          "column": 1,
          "field": null,
          "message": "This key stands twice in one mapping.",
          "hint": "Keep one of the two.",
          "text": "content/blog/a.mdx:3:1  yaml/duplicate-key  This key stands twice in one mapping.\\n    2 | excerpt: What it says.\\n  > 3 | title: again\\n      | ^\\n    4 |\\n  Keep one of the two."
        },
        {
          "code": "file/encoding",
          "severity": "error",
          "file": "content/blog/b,c:d.mdx",
          "line": null,
          "column": null,
          "field": null,
          "message": "The file holds bytes that are not UTF-8.",
          "hint": "Save the file as UTF-8: editors offer it under \\"Save with encoding\\".",
          "text": "content/blog/b,c:d.mdx  file/encoding  The file holds bytes that are not UTF-8.\\n  Save the file as UTF-8: editors offer it under \\"Save with encoding\\"."
        },
        {
          "code": "time/gap",
          "severity": "warning",
          "file": "content/people/ä person.yaml",
          "line": 2,
          "column": 1,
          "field": "team[0]",
          "message": "From 2025-01-01 on, \`someone\` will not be on the site, while this names it.",
          "hint": "Remove the reference before that day, or move the dates: the build of that day would refuse it.",
          "text": "content/people/ä person.yaml:2:1  warning time/gap  From 2025-01-01 on, \`someone\` will not be on the site, while this names it.\\n  Remove the reference before that day, or move the dates: the build of that day would refuse it."
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
  const { problems } = JSON.parse(jsonReport(report({ problems: PROBLEMS.slice(1, 2) })))
  expect(problems[0].text).toBe(PROBLEMS[1] && problemBlock(PROBLEMS[1], SOURCE))
})
