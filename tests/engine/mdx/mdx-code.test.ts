import { describe, expect, test } from 'vitest'
import { MAXIMUM_SIBLINGS } from '../../../src/engine/content/mdx/mdx-work'
import { bodyOf, problemsOfText } from '../../support/body'

/** What a text says of its first block of code. */
const codeOf = (text: string) => {
  const [pre] = bodyOf(text).nodes
  return pre?.type === 'element' ? pre.code : undefined
}

describe('a block of code', () => {
  test.for([
    ['```\na\n```\n', undefined],
    ['```js\na\n```\n', { language: 'js' }],
    ['```text\na\n```\n', { language: 'text' }],
    ['```TypeScript\na\n```\n', { language: 'typescript' }],
    ['```ts title="load.ts"\na\n```\n', { language: 'ts', title: 'load.ts' }],
    ['```ts {2}\na\nb\n```\n', { language: 'ts', marked: [2] }],
    ['```ts {3,1-2, 2} title="a b"\na\nb\nc\n```\n', { language: 'ts', title: 'a b', marked: [1, 2, 3] }],
    ['~~~yaml title="a.yaml"\na: 1\n~~~\n', { language: 'yaml', title: 'a.yaml' }],
  ] as const)('%j', ([text, expected]) => {
    expect(problemsOfText(text)).toEqual([])
    expect(codeOf(text)).toEqual(expected)
  })

  test.for([
    '```tyepscript\na\n```',
    '```ts numbers\na\n```',
    '```ts title=a.ts\na\n```',
    '```ts title=""\na\n```',
    '```ts {2}\na\n```',
    '```ts {0}\na\n```',
    '```ts {b}\na\n```',
    '```ts {2-1}\na\nb\n```',
    '```ts {1-999999}\na\n```',
    '```ts {}\na\n```',
  ])('%j is refused with its place', (text) => {
    expect(problemsOfText(`First.\n\n${text}\n`)).toMatchSnapshot()
  })

  test('as many lines as a block may have can be marked', () => {
    expect(problemsOfText(`First.\n\n\`\`\`ts {1-1500}\n${'a\n'.repeat(1500)}\`\`\`\n`)).toEqual([])
  })

  test.for(['```js', '```', '```unknown', '~~~'])('%s with too many lines is refused with its place', (fence) => {
    const block = (lines: number) => `First.\n\n${fence}${'\n'.repeat(lines + 1)}${fence.slice(0, 3)}\n`
    expect(problemsOfText(block(MAXIMUM_SIBLINGS + 1))).toEqual([
      '3:1  mdx/syntax  The text cannot be read: a block of code in it has more than 50,000 lines.',
    ])
    expect(problemsOfText(block(MAXIMUM_SIBLINGS)).filter((found) => found.includes('mdx/syntax'))).toEqual([])
  })
})
