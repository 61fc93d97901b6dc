import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../renderer/key'
import { readContent } from '../../../src/engine/content/read/read'
import { formatProblems } from '../../../src/engine/problems/format'
import { githubReport } from '../../../src/engine/problems/github'
import { jsonReport } from '../../../src/engine/problems/json'
import { LONGEST_MESSAGE, LONGEST_VALUE, problem } from '../../../src/engine/problems/problem'
import { prettyReport } from '../../../src/engine/problems/problem-report'
import { sarifReport } from '../../../src/engine/problems/sarif'
import { MOST_ALIKE, shownProblems } from '../../../src/engine/problems/shown-problems'
import { checkContent } from '../../support/check-content'
import { article, blogPost, person } from '../../support/factories'
import { report } from '../../support/reports'
import { siteTest } from '../../support/site-test'

const many = (file: string, count: number) =>
  Array.from({ length: count }, (_, index) => problem('mdx/table', { file, line: index + 1, column: 1 }, 1, 2))

describe('the problems that are shown', () => {
  test('are all, where there are not many of a kind in a file', () => {
    const few = [...many('a.mdx', MOST_ALIKE), ...many('b.mdx', MOST_ALIKE), problem('file/empty', { file: 'b.mdx' })]
    expect(shownProblems(few)).toHaveLength(few.length)
  })

  test('are the first of many, and how many more there are, behind those of the file', () => {
    const shown = shownProblems([
      ...many('b.mdx', MOST_ALIKE + 1),
      ...many('a.mdx', MOST_ALIKE + 2_000),
      problem('file/empty', { file: 'a.mdx', line: 5_000 }),
    ])
    expect(shown).toHaveLength(2 * MOST_ALIKE + 3)
    expect(shown.slice(MOST_ALIKE - 1, MOST_ALIKE + 3)).toEqual([
      expect.objectContaining({ code: 'mdx/table', place: { file: 'a.mdx', line: MOST_ALIKE, column: 1 } }),
      expect.objectContaining({ code: 'file/empty' }),
      expect.objectContaining({
        code: 'mdx/table',
        severity: 'error',
        place: { file: 'a.mdx' },
        message: '2,000 more problems of this kind are in this file.',
      }),
      expect.objectContaining({ place: { file: 'b.mdx', line: 1, column: 1 } }),
    ])
    expect(shown.at(-1)?.message).toBe('1 more problem of this kind is in this file.')
  })
})

describe('a report of very many problems', () => {
  const problems = many('content/blog/a.mdx', 80_000)
  const long = report({ problems })

  test.for([
    ['a terminal', prettyReport],
    ['GitHub', (given: typeof long) => githubReport(given, 'token')],
    ['programs', jsonReport],
    ['code scanning', (given: typeof long) => sarifReport(given, keyOf)],
  ] as const)('is short for %s', ([, textOf]) => {
    const text = textOf(long)
    expect(text.length).toBeLessThan(300_000)
    expect(text).toContain('79,900 more problems of this kind are in this file.')
  })

  test('has the number of all', () => {
    expect(formatProblems(problems, () => undefined)).toMatch(/\n80000 errors in 1 file\.$/)
    expect((JSON.parse(jsonReport(long)) as { counts: object }).counts).toEqual({ errors: 80_000, warnings: 0, files: 1 })
    expect(githubReport(long, 'token')).toMatch(/^80000 errors in 1 file\.$/m)
  })
})

describe('a long value', () => {
  test('is cut in a message, and nothing around it', () => {
    const { message } = problem('field/unknown', { file: 'a.yaml' }, 'é'.repeat(900_000), 'b'.repeat(300))
    expect(message).toBe(
      `The field \`${'é'.repeat(LONGEST_VALUE - 1)}…\` is not known here. Did you mean \`${'b'.repeat(LONGEST_VALUE - 1)}…\`?`,
    )
  })

  test('is cut between characters', () => {
    const { message } = problem('field/unknown', { file: 'a.yaml' }, `a${'😀'.repeat(300)}`)
    expect(message).toContain(`\`a${'😀'.repeat(LONGEST_VALUE / 2 - 1)}…\``)
  })

  test('may hold the signs around values', () => {
    expect(problem('field/unknown', { file: 'a.yaml' }, '`a'.repeat(400_000)).message).toHaveLength(LONGEST_MESSAGE)
  })

  siteTest.for([
    ['a value', { 'people/made.yaml': person({ bio: 'a '.repeat(400_000) }) }],
    ['a name', { 'people/made.yaml': { ...person(), ['a'.repeat(400_000)]: 1 } }],
    ['a slug', { 'blog/made.mdx': article(blogPost({ author: 'a'.repeat(400_000) })) }],
    ['a fact', { 'people/made.yaml': person({ bio: `{fact:${'a'.repeat(400_000)}}` }) }],
    ['a component', { 'blog/made.mdx': article(blogPost(), `<${'A'.repeat(400_000)} />`) }],
    ['a mention', { 'blog/made.mdx': article(blogPost(), `[a][${'b'.repeat(900)}]`) }],
    ['an attribute', { 'blog/made.mdx': article(blogPost(), `<Callout ${'a'.repeat(400_000)}="b">\n\nA text.\n\n</Callout>`) }],
    ['a language', { 'blog/made.mdx': article(blogPost(), `\`\`\`${'a'.repeat(400_000)}\na\n\`\`\``) }],
    ['words behind a language', { 'blog/made.mdx': article(blogPost(), `\`\`\`ts ${'a'.repeat(400_000)}\na\n\`\`\``) }],
  ] as const)('of content makes no long report: %s', async ([, files], { site }) => {
    await site.write(files)
    const { problems, printed } = await checkContent(await readContent(site.root))
    expect(problems).not.toEqual([])
    expect(printed.length).toBeLessThan(5_000)
    expect(jsonReport(report({ problems })).length).toBeLessThan(10_000)
  })
})
