import { type Declaration, list, parse } from 'postcss'
import { once } from '../../src/engine/lib/once'
import { SiteCodeError } from '../../src/engine/problems/problem'
import type { StyleFiles } from '../define/theme'

/** A color in the light and in the dark theme. */
export type ThemeColor = { light: string; dark: string }

const LIGHT_DARK = /^light-dark\((.*)\)$/

/**
 * Reads colors from the styles of a site, for other files than style sheets, such as icons. The returned function takes the name of a
 * custom property of the root, follows `var()`, and returns both sides of `light-dark()`. Of several definitions the last one counts; those
 * for some devices only, in `@media`, are left out. Throws an error for a property that is not defined.
 */
export function themeColors(styles: StyleFiles): (property: string) => ThemeColor {
  const values = once(() => valuesIn(styles))
  const named = (property: string): ThemeColor => {
    const value = values().get(property)
    if (value === undefined) throw new SiteCodeError(`its styles define no ${property} on the root`)
    return colorOf(value)
  }
  const colorOf = (value: string): ThemeColor => {
    const [, both] = LIGHT_DARK.exec(value) ?? []
    if (both !== undefined) {
      const [light = '', dark = ''] = list.comma(both)
      return { light: colorOf(light).light, dark: colorOf(dark).dark }
    }
    const [, used] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    return used === undefined ? { light: value, dark: value } : named(used)
  }
  return named
}

/** The values of the custom properties of the root, by name. */
function valuesIn(styles: StyleFiles): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const text of Object.values(styles))
    parse(text).walkDecls(/^--/, (declaration) => {
      if (isOfRoot(declaration)) values.set(declaration.prop, declaration.value.trim())
    })
  return values
}

/** Whether a definition holds for the root on every device. */
function isOfRoot({ parent: rule }: Declaration): boolean {
  if (rule?.type !== 'rule' || !('selector' in rule) || rule.selector !== ':root') return false
  for (let outer = rule.parent; outer; outer = outer.parent as typeof outer | undefined)
    if (outer.type === 'atrule' && 'name' in outer && outer.name === 'media') return false
  return true
}
