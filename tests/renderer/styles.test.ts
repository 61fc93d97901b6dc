import { describe, expect, test } from 'vitest'
import { namesOf } from '../../renderer/report'
import { createStyles } from '../../renderer/styles/styles'
import { travelStyles } from '../../renderer/styles/travels'

/** The styles of a page with some names on it, made from a base file and component files. */
function stylesOf(files: { base?: string; palette?: string; components?: Record<string, string> }, names: string[], hasIslands = false) {
  const base = { '../src/styles/base.css': files.base ?? '', '../src/styles/palette.css': files.palette ?? '' }
  const components = Object.entries(files.components ?? {}).map(([name, css]) => [`../src/ui/any/${name}.css`, css])
  return createStyles(base, Object.fromEntries(components))({ names: new Set(names), hasIslands })
}

describe('components of a page', () => {
  const components = { Card: '.card{a:b}', CallToAction: '.call-to-action{a:b}', Zed: '.zed{a:b}' }

  test.for([
    ['none but the base', [], ''],
    ['one whose root class occurs', ['.card'], '.card{a:b}'],
    ['one of several words', ['.call-to-action'], '.call-to-action{a:b}'],
    ['several in the order of their names', ['.zed', '.card'], '.card{a:b}.zed{a:b}'],
    ['none for a class that only starts like one', ['.card-title', '.car'], ''],
  ] as const)('are %s', ([, names, text]) => {
    expect(stylesOf({ base: 'body{c:d}', components }, [...names])).toBe(`body{c:d}${text}`)
  })

  test('come after the base, which has an order of its own', () => {
    const styles = createStyles({ 'x/utilities.css': '.u{a:b}', 'x/layers.css': '@layer a,b;' }, { 'x/Aa.css': '.aa{a:b}' })
    expect(styles({ names: new Set(['.u', '.aa']), hasIslands: false })).toBe('@layer a,b;.u{a:b}.aa{a:b}')
  })

  test('a base file that the order does not name is a bug of ours', () => {
    const styles = createStyles({ 'x/made.css': '' }, {})
    expect(() => styles({ names: new Set(), hasIslands: false })).toThrow('does not name made')
  })
})

describe('rules of a page', () => {
  test.for([
    ['a class that is not there', '.a{x:y}.b{x:y}', ['.a'], '.a{x:y}'],
    ['an element that is not there', 'a{x:y}table{x:y}', ['a'], 'a{x:y}'],
    ['one of several selectors', '.a,.b{x:y}', ['.b'], '.b{x:y}'],
    ['what is nested', '.a{x:y;& .b{x:y}& p{x:y}}', ['.a', 'p'], '.a{x:y;& p{x:y}}'],
    ['conditions that nothing is left under', '@media print{.b{x:y}}.a{x:y}', ['.a'], '.a{x:y}'],
  ] as const)('leave out %s', ([, base, names, text]) => {
    expect(stylesOf({ base }, [...names])).toBe(text)
  })

  test.for([
    ['what a state may bring', '.a[data-open] b,.a:hover{x:y}', ['.a', 'b']],
    ['alternatives and negations', ':is(.b,.c) .a{x:y}.a:not(.b){x:y}', ['.a']],
    ['the document and what is on every page', ':root{x:y}html{x:y}*{x:y}::selection{x:y}', []],
  ] as const)('keep %s', ([, base, names]) => {
    expect(stylesOf({ base }, [...names])).toBe(base)
  })

  test('neighbours under one layer stand under it together', () => {
    expect(stylesOf({ base: '@layer a{.a{x:y}}@layer a{p{x:y}}@layer b{a{x:y}}' }, ['.a', 'p', 'a'])).toBe(
      '@layer a{.a{x:y}p{x:y}}@layer b{a{x:y}}',
    )
  })

  test('a page with islands keeps all rules of its components, since an island may show what is not there yet', () => {
    const components = { Card: '.card{a:b;& .tags{a:b}}', Zed: '.zed{a:b}' }
    expect(stylesOf({ base: '.tags{c:d}.other{c:d}', components }, ['.card'], true)).toBe('.tags{c:d}.card{a:b;& .tags{a:b}}')
  })
})

describe('custom properties of a page', () => {
  test('are those that something reads, directly or not', () => {
    const base = ':root{--one:var(--two);--two:2px;--three:3px}.a{x:var(--one)}'
    expect(stylesOf({ base }, ['.a'])).toBe(':root{--one:var(--two);--two:2px}.a{x:var(--one)}')
    expect(stylesOf({ base }, [])).toBe('')
  })

  test('those of drawings stay: the files of drawings read them', () => {
    expect(stylesOf({ base: '.art{--a-hot:red}' }, ['.art'])).toBe('.art{--a-hot:red}')
  })

  test('colors of the palette stand where they are named', () => {
    const palette = ':root{--p-red:#f00}'
    expect(stylesOf({ base: '.a{color:var(--p-red)}', palette }, ['.a'])).toBe('.a{color:#f00}')
  })
})

describe('fonts and animations of a page', () => {
  const base =
    '@font-face{font-family:"Text";src:url(a)}@keyframes rise{from{opacity:0}}:root{--font:"Text"}.prose{font-family:var(--font)}.card{animation:rise 1s}'

  test.for([
    ['nothing', [], ''],
    ['a font', ['.prose'], ':root{--font:"Text"}.prose{font-family:var(--font)}@font-face{font-family:"Text";src:url(a)}'],
    ['an animation', ['.card'], '.card{animation:rise 1s}@keyframes rise{from{opacity:0}}'],
  ] as const)('are there for who names them: %s', ([, names, text]) => {
    expect(stylesOf({ base }, [...names])).toBe(text)
  })
})

test('names of markup are its elements and every word of every class attribute', () => {
  const found = namesOf('<div class="card wide"><p class="card">class="text"</p><svg class="glyph"/></div>')
  expect([...found]).toEqual(['div', 'p', 'svg', '.card', '.wide', '.glyph'])
})

test('a picture travels where its name is the only one', () => {
  const picture = (name: string) => `<div data-travels="art-${name}"></div>`
  expect(travelStyles(picture('a') + picture('b') + picture('a'))).toBe('[data-travels=art-b]{view-transition-name:art-b}')
})
