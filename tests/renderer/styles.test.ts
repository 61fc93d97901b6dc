import { describe, expect, test } from 'vitest'
import type { StyleFiles } from '../../renderer/define/theme'
import { nameFinder } from '../../renderer/styles/names'
import { arrivingElement, sharedElementStyles } from '../../renderer/styles/shared-elements'
import { createStyles, type StyledPage } from '../../renderer/styles/styles'
import { styles } from '../../src/site/theme/styles'

/** The styles of base files and component files, in the order of the site. */
const sheetOf = (base: StyleFiles, components: StyleFiles) => createStyles({ ...styles, base, components })

/** A page that has some names, all of them before the later styles. */
const pageWith = (names: readonly string[], hasIslands = false): StyledPage => {
  const all = new Set(names)
  return { names: all, first: all, firstInContent: all, hasIslands }
}

/** The styles of a page that uses some class names, from a base file and component files. */
function stylesOf(files: { base?: string; components?: Record<string, string> }, names: string[], hasIslands = false) {
  const base = { '../src/styles/base.css': files.base ?? '' }
  const components = Object.entries(files.components ?? {}).map(([name, css]) => [`../src/ui/any/${name}.css`, css])
  return sheetOf(base, Object.fromEntries(components)).ofPage(pageWith(names, hasIslands))
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
    const sheet = sheetOf({ 'x/utilities.css': '.u{a:b}', 'x/layers.css': '@layer a,b;' }, { 'x/Aa.css': '.aa{a:b}' })
    expect(sheet.ofPage(pageWith(['.u', '.aa']))).toBe('@layer a,b;.u{a:b}.aa{a:b}')
  })

  test('a base file that the order does not name is a bug of ours', () => {
    const sheet = sheetOf({ 'x/made.css': '' }, {})
    expect(() => sheet.ofPage(pageWith([]))).toThrow('does not name made')
  })
})

describe('the style file of a component', () => {
  const broken = (css: string) => () => stylesOf({ components: { TeamPanel: css } }, [])

  test('with several such rules is told of all of them', () => {
    expect(broken('.team{a:b}p{a:b}')).toThrow(/has a rule for `\.team`[\s\S]*\n- src\/ui\/any\/TeamPanel\.css has a rule for `p`/)
  })

  test.for([
    ['a class of another name', '.team{a:b}', '.team'],
    ['a class that only starts like it', '@layer components{.team-panel{a:b}.team-panel-title{a:b}}', '.team-panel-title'],
    ['an element', '@media (width>1px){p{a:b}}', 'p'],
    ['one of several selectors', '.team-panel,.card .title{a:b}', '.card .title'],
  ])('with a rule for %s is a bug of ours', ([, css = '', selector]) => {
    expect(broken(css)).toThrow(
      `src/ui/any/TeamPanel.css has a rule for \`${selector}\`. A page carries that file only where the class of its name occurs: begin the rule with .team-panel, or move it`,
    )
  })

  test.for([
    '.team-panel{a:b;& .title,p{a:b}}',
    '@layer components{.team-panel:not(.feature) p{a:b}.wide .team-panel,:is(.team-panel){a:b}}',
    '@keyframes x{from{a:b}}@layer a;',
    '',
  ])('may hold %j', (css) => {
    expect(broken(css)).not.toThrow()
  })

  test('that cannot be read is named, with the place', () => {
    expect(broken('.team-panel {\n  a: b;\n}\n}\n')).toThrow(
      'src/ui/any/TeamPanel.css:4:1: Unexpected }\n  2 |   a: b;\n  3 | }\n> 4 | }\n    | ^\n  5 | ',
    )
  })
})

describe('rules of a page', () => {
  test.for([
    ['a class that is not there', '.a{x:y}.b{x:y}', ['.a'], '.a{x:y}'],
    ['an element that is not there', 'a{x:y}table{x:y}', ['a'], 'a{x:y}'],
    ['one of several selectors', '.a,.b{x:y}', ['.b'], '.b{x:y}'],
    [
      'a value that a fixed attribute does not have',
      '[data-tone=pine]{x:y}[data-tone="bark"]{x:y}',
      ['[data-tone=bark]'],
      '[data-tone="bark"]{x:y}',
    ],
    [
      'what other brackets stand beside',
      '.b:nth-last-child(1 of .z){x:y}::view-transition-group(.z){x:y}',
      [],
      '::view-transition-group(.z){x:y}',
    ],
    ['what is nested', '.a{x:y;& .b{x:y}& p{x:y}}', ['.a', 'p'], '.a{x:y;& p{x:y}}'],
    ['conditions that nothing is left under', '@media (width>1px){.b{x:y}}.a{x:y}', ['.a'], '.a{x:y}'],
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
    const base = '.tags{c:d}.other{c:d}[data-tone=pine]{c:d}'
    expect(stylesOf({ base, components }, ['.card'], true)).toBe('.tags{c:d}[data-tone=pine]{c:d}.card{a:b;& .tags{a:b}}')
  })
})

describe('the styles of a page do not depend on the pages before it', () => {
  /** A component that uses the root class of another one, which the page does not show. */
  const components = { 'x/Card.css': '.card{a:b;& .tags{a:b}}', 'x/Tags.css': '.tags{c:d}' }
  const withBoth = pageWith(['.card', '.tags'], true)
  const withOne = pageWith(['.card'], true)
  const [both, one] = ['.card{a:b;& .tags{a:b}}.tags{c:d}', '.card{a:b;& .tags{a:b}}']

  test.for([
    ['more components first', [withBoth, withOne], [both, one]],
    ['fewer components first', [withOne, withBoth], [one, both]],
  ] as const)('%s', ([, pages, texts]) => {
    const styles = createStyles({ base: {}, order: [], components, later: new Set() })
    expect(pages.map(styles.ofPage)).toEqual(texts)
  })
})

describe('custom properties of a page', () => {
  test('are those that something reads, directly or not', () => {
    const base = ':root{--one:var(--two);--two:2px;--three:3px}.b{--two:1px}.a{x:var(--one)}'
    expect(stylesOf({ base }, ['.a'])).toBe(':root{--one:var(--two);--two:2px}.a{x:var(--one)}')
    expect(stylesOf({ base }, [])).toBe('')
  })

  test('those of drawings stay: the files of drawings read them', () => {
    expect(stylesOf({ base: '.art{--a-hot:red}' }, ['.art'])).toBe('.art{--a-hot:red}')
  })

  test.for([
    ['one value stands where it is named', ':root{--p:#f00}@layer a{:root{--q:1px}}.a{color:var(--p);x:var(--q)}', '.a{color:#f00;x:1px}'],
    ['a value that depends on a condition', ':root{--p:1}@media (a:b){:root{--p:2}}.a{x:var(--p)}', undefined],
    ['a value of one condition only', '@media (a:b){:root{--p:1}}.a{x:var(--p)}', undefined],
    ['a value that an element changes', ':root{--p:1}.a{--p:2;x:var(--p)}', undefined],
    ['a value of one element', '.a{--p:2;x:var(--p)}', undefined],
    ['a value that is made of another', ':root{--p:var(--q);--q:1}@media (a:b){:root{--q:2}}.a{x:var(--p)}', undefined],
    ['a value that an animation changes', '.a{animation:k 1s;x:var(--p)}:root{--p:1}@keyframes k{to{--p:2}}', undefined],
    [
      'a value that an animation reads',
      '.a{animation:k 1s}@keyframes k{to{x:1px}}:root{--p:1px}',
      '.a{animation:k 1s}@keyframes k{to{x:1px}}',
    ],
    ['a value that must win', '.a{x:var(--p)}:root{--p:1!important}', undefined],
    [
      'a value that a condition asks for',
      ':root{--p:1}@container style(--p: 1){.a{x:y}}.b{--p:2}',
      ':root{--p:1}@container style(--p: 1){.a{x:y}}',
    ],
    ['a value with another in reserve', ':root{--p:1}.a{x:var(--p,2)}', undefined],
  ] as const)('with %s', ([, base, text = base]) => {
    expect(stylesOf({ base }, ['.a'])).toBe(text)
  })
})

test('a font or an animation under a condition is a bug of ours: it would be lost', () => {
  expect(() => stylesOf({ base: '@layer a{@keyframes k{to{x:y}}}' }, [])).toThrow('has to be at the top level')
})

describe('what counts on paper only', () => {
  const base = '@page {margin:1cm}@layer a{:root{--ink:#000;--gap:1px}.a{--ink:#111}@media print{.a{color:var(--ink)}.b{x:y}}}'
  const components = { Card: '.card{a:b;@media print{a:c}}' }

  test('is one file for all pages', () => {
    const sheet = sheetOf({ 'x/base.css': base }, { 'x/Card.css': components.Card })
    expect(sheet.print()).toBe('@page {margin:1cm}@layer a{@media print{.a{color:var(--ink)}.b{x:y}}}.card{@media print{a:c}}')
  })

  test('is not in a page, but the properties that it reads are', () => {
    expect(stylesOf({ base, components }, ['.a', '.card'])).toBe('@layer a{:root{--ink:#000}.a{--ink:#111}}.card{a:b}')
  })
})

describe('fonts and animations of a page', () => {
  const base =
    '@font-face{font-family:"Text";src:url(a)}@keyframes rise{from{opacity:0}}.prose{--font:"Text"}.prose{font-family:var(--font)}.card{animation:rise 1s}'

  test.for([
    ['nothing', [], ''],
    ['a font', ['.prose'], '.prose{--font:"Text"}.prose{font-family:var(--font)}@font-face{font-family:"Text";src:url(a)}'],
    ['an animation', ['.card'], '.card{animation:rise 1s}@keyframes rise{from{opacity:0}}'],
  ] as const)('are there for who names them: %s', ([, names, text]) => {
    expect(stylesOf({ base }, [...names])).toBe(text)
  })
})

test('upright faces of a font that only italic texts have are left out', () => {
  const face = (style: string) => `@font-face{font-family:"Text";font-style:${style};src:url(${style})}`
  const base = `${face('normal')}${face('italic')}.quotation{font:italic 1rem "Text"}.prose{font:1rem "Text"}`
  expect(stylesOf({ base }, ['.quotation'])).toBe(`.quotation{font:italic 1rem "Text"}${face('italic')}`)
  expect(stylesOf({ base }, ['.prose'])).toBe(`.prose{font:1rem "Text"}${face('normal')}${face('italic')}`)
})

test('no space follows a comma but in texts', () => {
  const base = `.a{width:min(var(--b), 1px);content:"a, b" attr(c)}`
  expect(stylesOf({ base }, ['.a'])).toBe(base.replace('), 1', '),1'))
})

test('what an animation reads is there', () => {
  const text = ':root{--far:1px}.a{--far:2px;animation:go 1s}@keyframes go{to{x:var(--far)}}'
  expect(stylesOf({ base: text }, ['.a'])).toBe(text)
})

test('names of markup are its elements, every word of its classes, and values of fixed attributes', () => {
  const found = nameFinder(['data-share'])(
    '<div class="card wide" data-share="1 4"><p class="card">class="text"</p><svg data-state="open"/></div>',
  )
  expect([...found]).toEqual(['div', 'p', 'svg', '.card', '.wide', '[data-share=1 4]', '[data-share=1]', '[data-share=4]'])
})

test('a shared element has a name where no other has the same', () => {
  const picture = (name: string) => `<div data-shared-element="art-${name}"></div>`
  expect(sharedElementStyles(picture('a') + picture('b') + picture('a'))).toBe('[data-shared-element=art-b]{view-transition-name:art-b}')
})

test('a page waits for the shared element that it is about', () => {
  expect(arrivingElement('<p id="a"></p><div class="art" id="art-one" data-shared-element="art-one"></div>')).toBe('art-one')
  expect(arrivingElement('<div class="art" data-shared-element="art-one"></div>')).toBeUndefined()
  expect(arrivingElement('<p id="two"></p><div data-shared-element="one"></div>')).toBeUndefined()
})
