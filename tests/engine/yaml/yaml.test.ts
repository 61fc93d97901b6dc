import { describe, expect, test } from 'vitest'
import { parseYaml } from '../../../src/engine/content/yaml/yaml'
import { placeOf } from '../../../src/engine/problems/format'
import { person } from '../../support/factories'
import { callIsolated } from '../../support/isolated'
import { siteTest } from '../../support/site-test'

const parsed = (yaml: string) => parseYaml({ file: 'a.yaml', yaml, lineOffset: 0 })
const problems = (yaml: string) => parsed(yaml).problems.map((item) => `${placeOf(item)}  ${item.code}  ${item.message}`)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('parseYaml', () => {
  test('gives plain data of YAML 1.2: dates and words such as `yes` and `NO` stay texts', () => {
    const yaml = 'text: one\nnumber: 2\nlist: [a, b]\nflag: true\nnothing: null\ndate: 2024-12-01\ncountry: NO\nanswer: yes\n'
    expect(parsed(yaml)).toEqual({
      data: { text: 'one', number: 2, list: ['a', 'b'], flag: true, nothing: null, date: '2024-12-01', country: 'NO', answer: 'yes' },
      problems: [],
    })
  })

  test.for([
    ['nothing', ''],
    ['a comment', '# nothing yet\n'],
  ] as const)('%s is not allowed', ([, yaml]) => {
    expect(parsed(yaml)).toEqual({ data: undefined, problems: [] })
  })

  test('an asterisk inside a text is no alias', () => {
    expect(parsed('a: "*b*"\nc: 2 * 3\n')).toEqual({ data: { a: '*b*', c: '2 * 3' }, problems: [] })
  })

  test('a key such as `__proto__` is a normal key', () => {
    expect(Object.keys(Object(parsed('__proto__: {a: 1}\n').data))).toEqual(['__proto__'])
  })
})

describe('YAML that cannot be data', () => {
  test.for([
    ['a colon in a text', 'a: b: c\n', 'a.yaml:1:4  yaml/syntax  The YAML cannot be parsed: a text with a colon and a space needs quotes.'],
    ['a tab', 'a:\n\tb: 1\n', 'a.yaml:2:1  yaml/syntax  The YAML cannot be parsed: a tab stands in the indentation; write spaces.'],
    [
      'a tab in a list, and nothing else',
      'a:\n  - b\n\t- c\n',
      'a.yaml:3:1  yaml/syntax  The YAML cannot be parsed: a tab stands in the indentation; write spaces.',
    ],
    ['a list as a key', 'a: 1\nb:\n  ? [c]\n  : d\n', 'a.yaml:3:5  yaml/key  The name of a field has to be a plain word.'],
    ['a mapping as a key', 'a: 1\n{b: c}: d\n', 'a.yaml:2:1  yaml/key  The name of a field has to be a plain word.'],
    ['too many values', '- {}\n'.repeat(40_000), 'a.yaml:1:1  yaml/syntax  The YAML cannot be parsed: it holds more than 10,000 values.'],
    [
      'an alias',
      'a: &x 1\nb: *x\n',
      'a.yaml:2:4  yaml/alias  YAML takes `*x` for an alias, the name of a value defined elsewhere; content has none.',
    ],
    [
      'an alias of nothing',
      'a: *x\n',
      'a.yaml:1:4  yaml/alias  YAML takes `*x` for an alias, the name of a value defined elsewhere; content has none.',
    ],
    [
      'a merge',
      'a: &x {b: 1}\nc:\n  <<: *x\n',
      'a.yaml:3:7  yaml/alias  YAML takes `*x` for an alias, the name of a value defined elsewhere; content has none.',
    ],
    ['a tag', 'a: !ours b\n', 'a.yaml:1:4  yaml/tag  YAML takes `!ours` for a tag, the name of a type of value; content has none.'],
    [
      'an anchor that nothing refers to',
      'a: &name 1\n',
      'a.yaml:1:4  yaml/alias  YAML takes `&name` for the name of a value; content has none.',
    ],
  ] as const)('%s', ([, yaml, expected]) => {
    expect(problems(yaml)).toEqual([expected])
    expect(parsed(yaml).data).toBeUndefined()
  })

  test.for([
    ['a key twice', 'a: 1\nb: 2\na: 3\n', 'a.yaml:3:1  yaml/duplicate-key  This field is already there: its name is written twice.'],
    [
      'a key twice further down',
      'a:\n  b: 1\n  b: 2\n',
      'a.yaml:3:3  yaml/duplicate-key  This field is already there: its name is written twice.',
    ],
    [
      'an item that is indented further than the one above it',
      'a:\n  - b\n    - c\n  - d\n',
      'a.yaml:3:5  yaml/syntax  The YAML cannot be parsed: this item is indented further than the one above it, and reads as more of its text.',
    ],
    [
      'a key that belongs below the one before it',
      'a: 1\nb:\na: 2\n',
      'a.yaml:3:1  yaml/duplicate-key  This field is already there: its name is written twice. If it belongs below `b`, indent it.',
    ],
    ['a number twice', '1: a\n"1": b\n', 'a.yaml:2:1  yaml/duplicate-key  This field is already there: its name is written twice.'],
  ] as const)('%s does not prevent other checks', ([, yaml, expected]) => {
    expect(problems(yaml)).toEqual([expected])
    expect(parsed(yaml).data).toEqual(expect.anything())
  })

  test.for([
    ['a colon in the middle', 'a: b\nc: d: e\n', 'a.yaml:2:4', 'a text with a colon and a space needs quotes.'],
    ['no space after a colon', 'a:b\nc: d\n', 'a.yaml:1:1', 'the colon needs a space after it, as in `a: …`.'],
    [
      'a space of a word processor',
      'a:\u00a0b\nc: d\n',
      'a.yaml:1:3',
      'this is not a plain space but one from a word processor; delete it and type a space.',
    ],
    [
      'a line without a colon',
      'a: b\nc\nd: e\n',
      'a.yaml:2:1',
      'this line has no colon with a space after it; a key is written `key: value`, and a further line of a text is indented.',
    ],
    [
      'a key that is indented too far',
      'a: b\n  c: d\ne: f\n',
      'a.yaml:2:3',
      'this line is indented further than the key above it, and reads as more of its text.',
    ],
    [
      'an item that is indented unlike others',
      'a:\n  - b\n - c\n',
      'a.yaml:3:1',
      'this line is indented unlike the others of its list or mapping.',
    ],
    [
      'a list with keys below it',
      '- a: b\nc: d\ne: f\n',
      'a.yaml:2:1',
      'this does not belong to the lines above it; check the indentation, and do not mix a list with keys.',
    ],
    ['a quotation without an end', 'a: "b\nc: d\n', 'a.yaml:1:4', 'the quotation that starts here does not end.'],
    [
      'an apostrophe in a quotation',
      "a: 'it's'\n",
      'a.yaml:1:8',
      "the quotation ends before this; write `''` for an apostrophe in it, or put the text in double quotes.",
    ],
    ['a sign at the start', 'a: @b\n', 'a.yaml:1:4', 'a text that starts with `@` needs quotes.'],
    ['a brace at the start', 'a: {b: 1} c\n', 'a.yaml:1:4', 'a text that starts with `{` needs quotes.'],
    ['bold words', 'a: **b** c\n', 'a.yaml:1:4', 'a text that starts with `*` needs quotes.'],
    [
      'a fact without quotes',
      'a: {fact:b}\n',
      'a.yaml:1:5',
      '`fact:b` has no value; a text with braces, or with a comma in braces, needs quotes.',
    ],
    [
      'a comma in braces',
      'a: { b: 10,000, c: d }\n',
      'a.yaml:1:12',
      '`000` has no value; a text with braces, or with a comma in braces, needs quotes.',
    ],
  ] as const)('says of %s once, and in plain words, what is wrong', ([, yaml, place, reason]) => {
    expect(problems(yaml)).toEqual([`${place}  yaml/syntax  The YAML cannot be parsed: ${reason}`])
  })

  test('a tag that would run code', () => {
    expect(problems('a: !!js/function "() => 1"\n')).toEqual([expect.stringMatching(/^a\.yaml:1:4 {2}yaml\/tag {2}.*js\/function/)])
  })

  test('several documents: the reason is given in plain words', () => {
    const found = problems('a: 1\n---\nb: 2\n')
    expect(found).toEqual([expect.stringMatching(/^a\.yaml:2:1 {2}yaml\/syntax/)])
    expect(found.join()).not.toMatch(/parseAllDocuments/)
  })

  test('every mistake of a file is found', () => {
    expect(problems('a: 1\na: 2\nb: *x\nc: !ours d\n').map((line) => line.split('  ')[1])).toEqual([
      'yaml/alias',
      'yaml/tag',
      'yaml/duplicate-key',
    ])
  })

  test('aliases that would expand to huge data are refused before', () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) =>
        `l${level}: &l${level} [${Array(10)
          .fill(level ? `*l${level - 1}` : 'x')
          .join(', ')}]`,
    )
    const { data, problems: found } = parsed(`${levels.join('\n')}\n`)
    expect(data).toBeUndefined()
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['yaml/alias']))
  })

  test('deep nesting is a single problem', () => {
    expect(problems(nested(1000))).toEqual([expect.stringMatching(/yaml\/syntax {2}The YAML cannot be parsed: it is nested too deeply\.$/)])
  })

  test('nesting of any depth never crashes the process', async () => {
    const depths = [1000, 5000, 20_000].map(
      (depth) => `{ file: 'a.yaml', lineOffset: 0, yaml: '['.repeat(${depth}) + ']'.repeat(${depth}) }`,
    )
    const results = await callIsolated({ module: 'src/engine/content/yaml/yaml.ts', name: 'parseYaml', arguments: depths })
    expect(results).toHaveLength(depths.length)
  })
})

describe('a text with very many mistakes', () => {
  test('of one line has one reason', () => {
    expect(problems('"'.repeat(50_000))).toEqual([expect.stringMatching(/^a\.yaml:1:3 .*the quotation ends before this/)])
  })

  test('of many lines shows those of the first ones', () => {
    expect(problems('a: "b" c\n'.repeat(3000))).toHaveLength(500)
  })
})

describe('a file of data', () => {
  siteTest('with very many mistakes shows the first hundred', async ({ site }) => {
    await site.write({
      'site/redirects.yaml': '- {}\n'.repeat(4000),
      'people/made.yaml': Array.from({ length: 4000 }, (_, index) => `a${index}: 1\n`).join(''),
    })
    const found = await site.problems()
    expect(found.filter((one) => one.includes('field/more'))).toEqual([
      expect.stringMatching(/^people\/made\.yaml {2}field\/more {2}3,9\d\d more values of this file are wrong\.$/),
      'site/redirects.yaml  field/more  11,900 more values of this file are wrong.',
    ])
    expect(found.filter((one) => one.startsWith('people/made.yaml:'))).toHaveLength(100)
  })

  siteTest.for([
    ['nothing', ''],
    ['a comment', '# nothing yet\n'],
    ['null', 'null\n'],
  ] as const)('a file with %s is empty', async ([, text], { site }) => {
    await site.write({ 'people/made.yaml': text, 'blog/made.mdx': `---\n${text}---\n\nText.\n` })
    expect(await site.problems()).toEqual([
      'blog/made.mdx:1:1  file/empty  The file has no fields.',
      'people/made.yaml:1:1  file/empty  The file has no fields.',
    ])
  })

  siteTest('a text or a list where a mapping belongs', async ({ site }) => {
    await site.write({ 'people/made.yaml': 'A person\n', 'people/many.yaml': [person()], 'site/redirects.yaml': 'from: /a\n' })
    expect(await site.problems()).toEqual([
      'people/made.yaml:1:1  field/type  The file has to be a mapping, not the text `A person`.',
      'people/many.yaml:1:1  field/type  The file has to be a mapping, not a list.',
      'site/redirects.yaml:1:1  field/type  The file has to be a list, not a mapping.',
    ])
  })
})
