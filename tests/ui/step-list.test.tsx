import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StepList } from '../../src/site/ui/forms/StepList'

const STEPS = ['First', 'Second', 'Third']

/** The steps as they are read aloud. */
const read = (current: number) =>
  [...renderToStaticMarkup(<StepList steps={STEPS} current={current} done="Done:" />).matchAll(/<li.*?<\/li>/g)].map(([item]) =>
    item.replaceAll(/<[^>]*>/g, ''),
  )

test('a step that is done is said to be', () => {
  expect(read(0)).toEqual(STEPS)
  expect(read(1)).toEqual(['Done: First', 'Second', 'Third'])
  expect(read(3)).toEqual(['Done: First', 'Done: Second', 'Done: Third'])
})
