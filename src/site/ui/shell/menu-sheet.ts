import { MENU_GLYPHS } from '../../routes/files'
import type { ShellData, ShellLink } from './shell-data'

/** The most menus, groups of a menu, and links of a group that fit in the sheet of glyphs (schemas/site/navigation.ts). */
const MENUS = 3
const GROUPS = 2
const ROWS = 12

/** Columns of the sheet: one for the entries of the mobile menu, then one for each group of each menu. */
const COLUMNS = 1 + MENUS * GROUPS

/** The links of the sheet by columns, each at its position in the menu. */
export function columnsOf({ navigation, links, mobile }: Pick<ShellData, 'navigation' | 'links' | 'mobile'>): (readonly ShellLink[])[] {
  const groups = Array.from(
    { length: COLUMNS - 1 },
    (_, index) => navigation[Math.floor(index / GROUPS)]?.groups[index % GROUPS]?.items ?? [],
  )
  return [[...navigation, ...links, ...mobile], ...groups]
}

/** Styles that find the glyph of a link (MenuGlyphs.css) in the sheet by the position of the link. A link below the last row has none. */
export function sheetStyles(): string {
  const rows = numbers(ROWS).map((row) => `>li:nth-child(${row + 1}){--row:${row}}`)
  const groups = numbers(MENUS).flatMap((menu) =>
    numbers(GROUPS).map((group) => {
      const selector = `li:nth-child(${menu + 1})>details>div .menu-links:nth-child(${group + 1})>&`
      return `${selector}{--column:${1 + menu * GROUPS + group}}`
    }),
  )
  const own = `--sheet:url(${MENU_GLYPHS});--columns:${COLUMNS};--column:0;--row:${ROWS}`
  return `@layer components{.menu-glyphs{${own};${[...rows, ...groups].join('')}}}`
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
