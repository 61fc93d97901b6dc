import type { ThemeColor } from '../../../renderer/styles/theme-colors'
import { contrast } from '../../../src/engine/lib/contrast'
import { colorOf, type OklchColor, oklchOf } from './color'

/** The lightness of a color, and its share of the chroma of the color that a site is made from. */
type Tint = readonly [lightness: number, chroma: number]

/** The colors that only hint at that of the site, in light and dark, by the names of the starter's styles. */
const TINTS = {
  '--ground': [
    [0.985, 0.05],
    [0.18, 0.12],
  ],
  '--surface': [
    [1, 0],
    [0.22, 0.12],
  ],
  '--tint': [
    [0.945, 0.2],
    [0.265, 0.18],
  ],
  '--line': [
    [0.865, 0.12],
    [0.37, 0.14],
  ],
  '--ink': [
    [0.225, 0.15],
    [0.945, 0.05],
  ],
  '--quiet': [
    [0.435, 0.15],
    [0.765, 0.08],
  ],
  '--band': [
    [0.3, 0.65],
    [0.3, 0.65],
  ],
  '--on-band': [
    [0.97, 0.03],
    [0.97, 0.03],
  ],
} as const satisfies Record<string, readonly [light: Tint, dark: Tint]>

/** The backgrounds of links. */
const GROUNDS = ['--ground', '--surface', '--tint'] as const

/** The least contrast of text by WCAG 2.2 AA. */
const READABLE = 4.5

/**
 * The largest chroma of a base color, about that of the strongest color of screens; a stronger one would show too much in colors that only
 * hint at it.
 */
const MOST = 0.2

/**
 * The colors of a site by the names of their custom properties, made from one color such as `#1a2b3c`. Links have the contrast of
 * `READABLE` on all of their backgrounds.
 */
export function paletteOf(color: string): ReadonlyMap<string, ThemeColor> {
  const own = oklchOf(color)
  const base = { ...own, chroma: Math.min(own.chroma, MOST) }
  const tinted = ([lightness, chroma]: Tint) => colorOf({ ...base, lightness, chroma: base.chroma * chroma })
  const palette = new Map<string, ThemeColor>(
    Object.entries(TINTS).map(([name, [light, dark]]) => [name, { light: tinted(light), dark: tinted(dark) }]),
  )
  const groundsIn = (theme: keyof ThemeColor) => GROUNDS.flatMap((name) => palette.get(name)?.[theme] ?? [])
  const accent = { light: readable(own, groundsIn('light'), -0.01), dark: readable(own, groundsIn('dark'), 0.01) }
  return palette.set('--accent', accent).set('--on-accent', { light: '#ffffff', dark: tinted(TINTS['--ground'][1]) })
}

/** The color of a shade, after as many steps of lightness as it takes to be readable on all backgrounds. */
function readable(shade: OklchColor, grounds: readonly string[], step: number): string {
  const color = colorOf(shade)
  if (grounds.every((ground) => contrast(color, ground) >= READABLE)) return color
  return readable({ ...shade, lightness: shade.lightness + step }, grounds, step)
}

/** A style sheet in which the custom properties of a palette have its colors; all else stays as it is. */
export const withPalette = (css: string, palette: ReadonlyMap<string, ThemeColor>): string =>
  css.replace(/(--[\w-]+): light-dark\([^()]*\);/g, (written, name: string) => {
    const color = palette.get(name)
    return color === undefined ? written : `${name}: light-dark(${color.light}, ${color.dark});`
  })
