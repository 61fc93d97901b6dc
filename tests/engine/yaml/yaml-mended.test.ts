import { describe, expect } from 'vitest'
import { siteTest } from '../../support/site-test'

const PERSON = 'name: Grace Hopper\ntitle: Chief engineer\n'

/** What is said of a file, without what is said of all others. */
const problemsOf = (found: readonly string[], file = 'people/made.yaml') =>
  found.flatMap((line) => (line.startsWith(file) ? [line.slice(file.length + 1)] : []))

const TAB = 'yaml/syntax  The YAML cannot be parsed: a tab stands in the indentation; write spaces.'
const COLON = 'yaml/syntax  The YAML cannot be parsed: a text with a colon and a space needs quotes.'

describe('a mistake of syntax does not hide those below it', () => {
  siteTest.for([
    [
      'tabs for indentation',
      `${PERSON}bio: Short.\nboard:\n\trole: Chair\n\ttenure: 7\n\tbackground: Before.\nage: 9\n`,
      [`5:1  ${TAB}`, `6:1  ${TAB}`, '6:10  field/type  `board.tenure` has to be a text, not `7`.', `7:1  ${TAB}`],
      'age',
    ],
    ['a tab behind blanks', `${PERSON}bio: Short.\nboard:\n  \trole: 7\n`, [`5:3  ${TAB}`, '5:10  field/type  `board.role`'], 'background'],
    ['a colon in a text', `${PERSON.replace('Chief', 'Chief: the')}bio: 7\n`, [`2:8  ${COLON}`, '3:6  field/type  `bio`'], undefined],
    ['no blank behind a colon', 'name:Grace\ntitle: Chief\nbio: 7\n', ['1:1  yaml/syntax', '3:6  field/type  `bio`'], undefined],
    ['a bold text', `${PERSON}bio: **Short.**\nage: 9\n`, ['3:6  yaml/syntax'], 'age'],
    [
      'quotations without an end, one behind the other',
      'name: "Grace\ntitle: "Chief\nbio: 7\n',
      ['1:7  yaml/syntax', '2:8  yaml/syntax', '3:6  field/type  `bio`'],
      undefined,
    ],
  ] as const)('%s', async ([, yaml, expected, mentioned], { site }) => {
    await site.write({ 'people/made.yaml': yaml })
    const found = problemsOf(await site.problems())
    for (const start of expected) expect(found).toContainEqual(expect.stringContaining(start))
    if (mentioned !== undefined) expect(found).toContainEqual(expect.stringContaining(mentioned))
  })

  siteTest('in front matter, with the mistakes of the text', async ({ site }) => {
    await site.write({ 'blog/made.mdx': '---\ntitle: A: B\nexcerpt: 7\n---\n\nSee [a page](/nope).\n' })
    const found = problemsOf(await site.problems(), 'blog/made.mdx')
    expect(found).toContainEqual(`2:8  ${COLON}`)
    expect(found).toContainEqual(expect.stringContaining('3:10  field/type  `excerpt`'))
    expect(found.filter((line) => line.includes('`title`'))).toEqual([])
  })
})

describe('nothing is said of', () => {
  siteTest.for([
    ['a value that cannot be read', `${PERSON}bio: **Short, {nothing} "more" of it.**\n`, ['3:6  yaml/syntax']],
    ['tabs inside a text of several lines', `name: Grace: Hopper\ntitle: Chief\nbio: |\n  One.\n  \tTwo.\n`, ['1:7  yaml/syntax']],
    ['tabs in empty lines and before comments', `${PERSON}bio: @b\n\t\n\t# A comment\n`, ['3:6  yaml/syntax']],
    [
      'fields behind a mistake that cannot be passed over',
      `${PERSON}bio: Short.\n words and no colon\nage\nboard:\n  role: 7\n`,
      ['5:1  yaml/syntax'],
    ],
  ] as const)('%s', async ([, yaml, expected], { site }) => {
    await site.write({ 'people/made.yaml': yaml })
    const found = problemsOf(await site.problems())
    expect(found).toHaveLength(expected.length)
    for (const [index, start] of expected.entries()) expect(found[index]).toContain(start)
  })
})
