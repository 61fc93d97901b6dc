import { expect, test } from 'vitest'
import { headingFindings, headingsOf } from '../../../scripts/audit/headings'

const findingsOf = (html: string) => headingFindings('/about', headingsOf(html)).map(({ message, where }) => [message, where])

test('headings in the right order are no finding', () => {
  expect(findingsOf('<h1>A</h1><h2 class="b">B</h2><h3>C</h3><h2>D</h2><hr><!--<h1>E</h1>--><template><h1>F</h1></template>')).toEqual([])
})

test('a page has one heading of level 1', () => {
  expect(headingFindings('/about', headingsOf('<h2>A</h2>'))[0]).toEqual({
    address: '/about',
    tool: 'html',
    rule: 'headings',
    message: 'There are 0 headings of level 1; a page has one.',
    where: '',
  })
  expect(findingsOf('<h1>A</h1><h1 id="b"><span>B</span>\n<em>b</em></h1>')).toEqual([
    ['There are 2 headings of level 1; a page has one.', 'h1 “A”, h1 “B b”'],
  ])
})

test('headings skip no level', () => {
  expect(findingsOf('<h2>A</h2><h1>B</h1><h3>C</h3>')).toEqual([
    ['A heading of level 2 is the first.', 'h2 “A”'],
    ['A heading of level 3 follows one of level 1.', 'h1 “B”, h3 “C”'],
  ])
})
