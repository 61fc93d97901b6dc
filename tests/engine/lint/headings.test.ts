import { describe, expect, test } from 'vitest'
import { blogPost } from '../../support/factories'
import { styleOfText } from '../../support/lint'

const style = (text: string) => styleOfText(text, blogPost())

describe('the level of a heading', () => {
  test.for([
    ['goes down by one and up by any number', '## A\n\n### B\n\n#### C\n\n## D\n\n### E'],
    ['may stay', '## A\n\n## B\n\n### C\n\n### D'],
    ['does not matter in a text without headings', 'A text.'],
    ['is no matter of code', '## A\n\n```\n#### B\n```'],
  ])('%s', async ([, text = '']) => {
    expect(await style(text)).toEqual([])
  })

  test('must not be skipped', async () => {
    expect(await style('## A\n\nText.\n\n#### B\n\n##### C')).toEqual([
      '5:1  editorial/heading-level  A heading of level 4 follows one of level 2.',
    ])
  })

  test('is 2 at the start', async () => {
    expect(await style('Text.\n\n### A\n\n### B\n\n## C')).toEqual([
      '3:1  editorial/heading-level  The first heading of the text is of level 3; texts start at level 2.',
    ])
  })

  test('counts inside of components too', async () => {
    expect(await style('## A\n\n<Callout>\n#### B\n</Callout>')).toEqual([
      '4:1  editorial/heading-level  A heading of level 4 follows one of level 2.',
    ])
  })
})

describe('the style of a heading', () => {
  test.for(['Why we left', 'SOC 2', 'FAQ', 'NO_PROXY', 'What is left?', 'And so on...', 'API and SDK', 'Version 2.0'])(
    '%s is right',
    async (heading) => {
      expect(await style(`## ${heading}\n\nA text.`)).toEqual([])
    },
  )

  test.for([
    ['It ends here.', 'The heading `It ends here.` ends in a period.'],
    ['READ THIS FIRST', 'The heading `READ THIS FIRST` is all in capitals.'],
    ['It *ends* here.', 'The heading `It ends here.` ends in a period.'],
  ])('%s is not', async ([heading, message]) => {
    expect(await style(`A text.\n\n## ${heading}\n\nA text.`)).toEqual([`3:1  editorial/heading-style  ${message}`])
  })

  test('does not apply to paragraphs', async () => {
    expect(await style('READ THIS FIRST.')).toEqual([])
  })
})
