import { describe, expect, test } from 'vitest'
import { splitAtFold } from '../../renderer/styles/fold'
import { sharedSheets } from '../../renderer/styles/shared'
import { createStyles, type StyledPage } from '../../renderer/styles/styles'

describe('later styles', () => {
  const files = {
    base: { 'x/base.css': ':root{--c:1px;--d:2px}@media print{:root{--c:3px;--d:4px}}p{c:var(--c)}.wide{e:f}' },
    components: { 'x/Card.css': '.card{animation:grow var(--d)}@keyframes grow{from{a:b}}', 'x/Zed.css': '.zed{a:b}' },
  }
  const sheet = createStyles({ ...files, order: ['base'], later: new Set(['.card']) })
  const page = (first: string[], firstInContent = first): StyledPage => ({
    names: new Set(['p', '.wide', '.card', '.zed']),
    first: new Set(first),
    firstInContent: new Set(firstInContent),
    hasIslands: false,
  })

  test('hold later components, the rules of the base that ask for a name, and what these read', () => {
    expect(sheet.later()).toBe(':root{--c:1px;--d:2px}p{c:var(--c)}.wide{e:f}.card{animation:grow var(--d)}@keyframes grow{from{a:b}}')
  })

  test('begin with what browsers that do not know something need, and no page carries it', () => {
    const older = (rule: string) => `@supports not (x:y){${rule}}`
    const styles = createStyles({
      base: { 'x/base.css': `@layer a{${older(':root{--c:1px}')}*{c:var(--c)}}` },
      components: { 'x/Card.css': `${older('.card{a:b}')}.card{c:d}`, 'x/Zed.css': older('.zed{a:b}') },
      order: ['base'],
      later: new Set(['.card']),
    })
    expect(styles.later()).toBe(`@layer a{${older(':root{--c:1px}')}}${older('.card{a:b}')}.card{c:d}`)
    expect(styles.ofPage(page(['.card', '.zed']))).toBe(`@layer a{*{c:var(--c)}}.card{c:d}${older('.zed{a:b}')}`)
  })

  test('and those for print are files only where there are any', () => {
    const sheets = (base: string) =>
      sharedSheets(createStyles({ base: { 'x/base.css': base }, components: {}, order: ['base'], later: new Set() }))
    expect(sheets('p{a:b}@media print{p{a:c}}').print).toMatchObject({ address: expect.stringMatching(/^\/assets\/print-/) })
    expect(sheets('p{a:b}').print).toEqual({ address: '', text: '' })
  })

  test('leave fonts to the pages that show them', () => {
    const face = (name: string) => `@font-face{font-family:${name};src:url(${name})}`
    const styles = createStyles({
      base: { 'x/base.css': `${face('Ui')}${face('Prose')}body{font-family:Ui}` },
      components: { 'x/Card.css': '.card{font-family:Prose}' },
      order: ['base'],
      later: new Set(['.card']),
    })
    expect(styles.later()).toBe('body{font-family:Ui}.card{font-family:Prose}')
    expect(styles.ofPage(page([]))).toBe(`body{font-family:Ui}${face('Ui')}${face('Prose')}`)
    expect(styles.ofPage({ ...page([]), names: new Set() })).toBe(`body{font-family:Ui}${face('Ui')}`)
  })

  test.for([
    ['what is only below them', page([]), '.zed{a:b}'],
    ['a later component of the frame', page(['.card'], []), '.zed{a:b}'],
  ] as const)('save a page %s', ([, styled, text]) => {
    expect(sheet.ofPage(styled)).toBe(text)
  })

  test('are in a page as well where it shows them at first', () => {
    expect(sheet.ofPage(page(['.wide', '.card']))).toBe(
      ':root{--d:2px}.wide{e:f}.card{animation:grow var(--d)}.zed{a:b}@keyframes grow{from{a:b}}',
    )
  })

  test.for([
    [
      'before the first element below the first screen',
      '<main><p>a</p>',
      '<p class="b" data-below-fold="">c</p><p data-below-fold="">d</p></main>',
    ],
    ['after a page that has none', '<main>data-below-fold=""</main>', ''],
  ] as const)('stand %s', ([, first, rest]) => {
    expect(splitAtFold(first + rest)).toEqual({ first, rest })
  })
})
