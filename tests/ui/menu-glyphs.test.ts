import { expect, test } from 'vitest'
import { glyphSheet } from '../../src/site/art/glyph-sheet'
import { columnsOf, sheetStyles } from '../../src/site/ui/shell/menu-sheet'

const link = (label: string) => ({ label, href: `/${label}` })
const aside = { text: 'T', drawing: { seed: 's', family: 'flow' }, tone: 'pine', links: [] } as const
const menu = (label: string, ...groups: string[][]) => ({
  id: label,
  ...link(label),
  groups: groups.map((names) => ({ title: 'G', items: names.map(link) })),
  aside,
})

test('every link of the menus has the place in the sheet that the styles give it', () => {
  const columns = columnsOf({
    navigation: [menu('services', ['a', 'b'], ['c']), menu('insights', ['blog'])],
    links: [link('about')],
    mobile: [link('contact')],
  })
  const names = columns.map((links) => links.map(({ label }) => label))
  expect(names).toEqual([['services', 'insights', 'about', 'contact'], ['a', 'b'], ['c'], ['blog'], [], [], []])
  const styles = sheetStyles()
  expect(styles).toContain('--columns:7;')
  expect(styles).toContain('>li:nth-child(2){--row:1}')
  expect(styles).toContain('li:nth-child(2)>details>div .menu-links:nth-child(1)>&{--column:3}')
})

test('a sheet has each glyph in its cell, and its highlighted point alone in the other half', () => {
  const sheet = glyphSheet([['about'], ['blog', 'events']])
  expect(sheet).toContain('viewBox="0 0 32 16"')
  const places = [...sheet.matchAll(/<svg x="(\d+)" y="(\d+)"/g)].map(([, x, y]) => `${x} ${y}`)
  expect(places).toEqual(['0 0', '16 0', '8 0', '24 0', '8 8', '24 8'])
})
