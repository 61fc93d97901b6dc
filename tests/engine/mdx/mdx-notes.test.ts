import { expect, test } from 'vitest'
import { bodyOf, problemsOfText } from '../../support/body'

const TEXT = `First.[^a] Second,[^long] first again.[^a]

[^long]: A note with *stress*.

    And a second paragraph.
[^a]: Short.
`

test('footnotes are a list behind the text, in the order in which it mentions them', () => {
  expect(problemsOfText(TEXT)).toEqual([])
  const { nodes, plain, links, words } = bodyOf(TEXT)
  expect(nodes.filter(({ type }) => type === 'element')).toMatchSnapshot()
  expect(plain).toBe('First. Second, first again. Short. A note with stress. And a second paragraph.')
  expect({ links, words }).toEqual({ links: [], words: 13 })
})

test('a footnote knows the mentions in those that come after it', () => {
  const { nodes } = bodyOf('One.[^a] Two.[^b]\n\n[^a]: Short.\n\n[^b]: As in the first.[^a]\n')
  const list = nodes.find((node) => node.type === 'element' && node.tag === 'ol')
  expect(list?.type === 'element' ? list.children.map((item) => (item.type === 'element' ? item.note : undefined)) : []).toEqual([
    { number: 1, mention: 2 },
    { number: 2, mention: 1 },
  ])
})

test.for<[what: string, text: string]>([
  ['a mention without a note', 'One.[^a]'],
  ['a note that nothing mentions', 'One.\n\n[^a]: Note.'],
  ['a note that is there twice', 'One.[^a]\n\n[^a]: Note.\n\n[^a]: Again.'],
  ['a mention in a heading', '## One[^a]\n\n[^a]: Note.'],
])('%s is refused', ([, text]) => {
  expect(problemsOfText(text)).toMatchSnapshot()
})

test('signs of footnotes are text in code and behind a backslash', () => {
  const text = 'Write `[^a]` or \\[^a].\n\n```text\n[^a]: Note.\n```\n'
  expect(problemsOfText(text)).toEqual([])
})

test('tasks are done or open, in tight and in loose lists, and other items are neither', () => {
  const text = '- [x] Done\n- [ ] Open\n- Other\n\nText.\n\n1. [x] Done\n\n   More.\n\n2. [ ] Open\n'
  expect(problemsOfText(text)).toEqual([])
  expect(bodyOf(text).nodes.filter(({ type }) => type === 'element')).toMatchSnapshot()
})

test('terms have explanations', () => {
  const text = 'Rollback\n: The way *back*.\n: A drill.\n\nRunbook\n: A list of steps.\n'
  expect(problemsOfText(text)).toEqual([])
  expect(bodyOf(text).nodes.filter(({ type }) => type === 'element')).toMatchSnapshot()
})
