import { describe, expect, test } from 'vitest'
import { classesOf } from '../../renderer/report'
import { createStyles } from '../../renderer/styles'

const base = { '../src/styles/utilities.css': 'u{}', '../src/styles/layers.css': 'l{}' }
const components = {
  '../src/ui/cards/Card.css': '.card{}',
  '../src/ui/layout/CallToAction.css': '.call-to-action{}',
  '../src/ui/a/Zed.css': '.zed{}',
}

describe('styles of a page', () => {
  const styles = createStyles(base, components)

  test.for([
    ['nothing but the base, in its own order', [], 'l{}u{}'],
    ['a component whose root class occurs', ['card'], 'l{}u{}.card{}'],
    ['a component of several words', ['call-to-action'], 'l{}u{}.call-to-action{}'],
    ['components in the order of their names', ['zed', 'card'], 'l{}u{}.card{}.zed{}'],
    ['nothing for a class that only starts like a component', ['card-title', 'car'], 'l{}u{}'],
  ] as const)('hold %s', ([, classes, text]) => {
    expect(styles(new Set(classes))).toBe(text)
  })

  test('are one text for pages with the same components', () => {
    expect(styles(new Set(['card', 'wrap']))).toBe(styles(new Set(['card', 'section'])))
  })

  test('a base file that the order does not name is a bug of ours', () => {
    expect(() => createStyles({ ...base, '../src/styles/made.css': '' }, {})).toThrow('does not name made')
  })
})

test('classes of markup are every word of every class attribute', () => {
  const found = classesOf('<div class="card wide"><p class="card">class="text"</p><svg class="glyph"/></div>')
  expect([...found]).toEqual(['card', 'wide', 'glyph'])
})
