import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type Container, type Declaration, type Document, list, parse } from 'postcss'
import { colorOf, oklchOf } from '../../scripts/new/site/color'
import { ROOT } from './run-command'

/** The context of a color: the theme, the background of the section, and whether the visitor prefers more contrast. */
export type Look = { theme: 'light' | 'dark'; ground: 'page' | 'band' | 'pine'; contrast: 'as it is' | 'more' }

const styles = (name: string) => parse(readFileSync(join(ROOT, 'src/site/styles', `${name}.css`), 'utf8'))
const SHEETS = ['palette', 'tokens', 'grounds'].map(styles)

/** Which media queries of these files hold for screens. */
const MEDIA: Readonly<Record<string, (look: Look) => boolean>> = {
  '(prefers-contrast: more)': ({ contrast }) => contrast === 'more',
  '(prefers-contrast: no-preference)': ({ contrast }) => contrast !== 'more',
  'screen and (forced-colors: none)': () => true,
  '(forced-colors: active)': () => false,
  print: () => false,
}

/** Which backgrounds the selectors of these files are for. */
const GROUNDS: Readonly<Record<string, (look: Look) => boolean>> = {
  '.band[data-scheme="dark"]': ({ ground }) => ground === 'band',
  '[data-ground="pine"][data-scheme="dark"]': ({ ground }) => ground === 'pine',
}

function holds(declaration: Declaration, look: Look): boolean {
  for (let outer: Container | Document | undefined = declaration.parent; outer; outer = outer.parent) {
    if (outer.type !== 'atrule') continue
    const { name, params } = outer as AtRule
    if (name !== 'media') continue
    const isMet = MEDIA[params]
    if (!isMet) throw new Error(`Nothing is known of @media ${params}`)
    if (!isMet(look)) return false
  }
  return true
}

/** The values of custom properties, of the root and of a background. */
function declared(look: Look) {
  const [root, ground] = [new Map<string, string>(), new Map<string, string>()]
  for (const sheet of SHEETS)
    sheet.walkDecls(/^--(?:p|color)-/, (declaration) => {
      if (!holds(declaration, look)) return
      const { parent: rule, prop, value } = declaration
      const selector = rule?.type === 'rule' && 'selector' in rule ? rule.selector : ''
      const isMeant = GROUNDS[selector]
      if (selector === ':root') root.set(prop, value)
      else if (!isMeant) throw new Error(`Nothing is known of ${selector}`)
      else if (isMeant(look)) ground.set(prop, value)
    })
  return { root, ground }
}

/** The colors of all roles in a context by name, such as `text` and `brand-tint`. */
export function roleColors(look: Look): ReadonlyMap<string, string> {
  const { root, ground } = declared(look)
  const isDark = look.ground !== 'page' || look.theme === 'dark'
  // A value of the root is resolved there: a property that a background sets does not change others that refer to it.
  const colorIn = (values: ReadonlyMap<string, string>, value: string): string => {
    const [, both] = /^light-dark\((.*)\)$/.exec(value) ?? []
    if (both !== undefined) return colorIn(values, list.comma(both)[isDark ? 1 : 0] ?? '')
    const [, used] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    return used === undefined ? value : colorIn(values, values.get(used) ?? '')
  }
  const all = new Map([...root].map(([name, value]) => [name, colorIn(root, value)]))
  for (const [name, value] of ground) all.set(name, colorIn(root, value))
  return new Map([...all].filter(([name]) => name.startsWith('--color-')).map(([name, color]) => [name.slice('--color-'.length), color]))
}

/** A part of a color, from 0 to 1, mixed with another as `color-mix(in oklab)` does. */
export function mixed(color: string, part: number, other: string): string {
  const [one, two] = [oklchOf(color), oklchOf(other)]
  const between = (a: number, b: number) => a * part + b * (1 - part)
  const a = between(one.chroma * Math.cos(one.hue), two.chroma * Math.cos(two.hue))
  const b = between(one.chroma * Math.sin(one.hue), two.chroma * Math.sin(two.hue))
  return colorOf({ lightness: between(one.lightness, two.lightness), chroma: Math.hypot(a, b), hue: Math.atan2(b, a) })
}

/** The promise of a comment: a role, the background on which it can be read, and its least contrast. */
export type Promised = { role: string; ground: string; least: number }

/** The promises in comments of a file: "at least N:1 on these roles". */
export const promisedIn = (css: string): Promised[] =>
  [...css.matchAll(/--color-([\w-]+): .*;.*at least ([\d.]+):1 on ([\w, -]+?) \*\//g)].flatMap(([, role = '', least = '', grounds = '']) =>
    grounds.split(', ').map((ground) => ({ role, ground, least: Number(least) })),
  )
