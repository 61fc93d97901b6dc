import { describe, expect } from 'vitest'
import { siteTest } from '../support/site-test'

const tool = (format: string, text: string) => ({ 'tools/made.yaml': toolText(format, text) })

const toolText = (format: string, text: string) =>
  `title: Made tool\ndescription: What it holds.\nformat: ${format}\norder: 2\ntext: |\n${text.replace(/^(?=.)/gm, '  ')}\n`

describe('a file to take away', () => {
  siteTest.for([
    ['csv', 'a,b\n1,2'],
    ['csv', 'a,b\n"1, and\nmore","say ""so"""\n,'],
    ['csv', 'a,b\n-1,"+1,000.5"\n-,-12 %\na=b,a@b'],
    ['yaml', 'a: 1\nb: {c: 2}'],
    ['md', '=1'],
    ['json', '{ "a": [1] }'],
    ['md', '# Title {with braces}'],
    ['sql', 'SELECT 1;'],
  ] as const)('may be %s: %s', async ([format, text], { site }) => {
    await site.write(tool(format, text))
    expect(await site.problems()).toEqual([])
  })

  siteTest.for([
    ['csv', 'a,b\n1,2,3', 'tools/made.yaml:7  tool/uneven-rows  Row 2 has 3 fields; the first row has 2.'],
    ['csv', 'a,b\n"1\n1",2\n3', 'tools/made.yaml:9  tool/uneven-rows  Row 3 has 1 field; the first row has 2.'],
    ['csv', 'a,b\n1,=1+1', 'tools/made.yaml:7  tool/formula  A spreadsheet may take `=1+1` in row 2 for a formula, and work it out'],
    ['csv', 'a,b\n1,"=HYPERLINK(""a"",1)"', 'tool/formula  A spreadsheet may take `=HYPERLINK("a",1)` in row 2'],
    ['csv', 'a,b\n1,@SUM(A1)', 'tool/formula  A spreadsheet may take `@SUM(A1)` in row 2'],
    ['csv', 'a,b\n+A1,1', 'tool/formula  A spreadsheet may take `+A1` in row 2'],
    ['csv', 'a,b\n1,-A1', 'tool/formula  A spreadsheet may take `-A1` in row 2'],
    ['csv', 'a,b\n1, =A1', 'tool/formula  A spreadsheet may take ` =A1` in row 2'],
    ['csv', 'a,b\n"1,2', 'a double quote is not closed, or stands in the middle of a field.'],
    ['yaml', 'a: 1\nb: [1', 'tools/made.yaml:7  tool/unreadable-text  The text is not YAML: '],
    ['json', '{ a: 1 }', 'tools/made.yaml:6  tool/unreadable-text  The text is not JSON: it has what only YAML allows'],
    ['json', '[1]', 'tools/made.yaml:6  tool/unreadable-text  The text is not an object of JSON: a list or a single value has no place'],
    ['docx', 'a', 'tools/made.yaml:3:9  field/choice  `format` is `docx`, which is not one of `csv`, `yaml`, `json`, `md`, `sql`.'],
  ] as const)('that is wrong is found at its line: %s, %s', async ([format, text, expected], { site }) => {
    await site.write(tool(format, text))
    const found = await site.problems()
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(expected)
  })
})
