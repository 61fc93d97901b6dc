import type { Look } from './look'

/** The colors of portraits, the same on any background and in any theme: a face with inverted colors would look like a negative. */
export const INK = '#12201b'
export const PAPER = '#f7f3e8'
/** Paper in the shade: the inside of a collar. */
export const LINEN = '#e4e2d4'
/** The lines of a face whose skin is nearly as dark as ink. */
export const DARK_LINE = '#1c0f08'
export const LIPS = '#c98467'
export const TIE = '#c9a961'

/** Cloths: bark, moss, amber and stone, each with the color of the lines on it. */
export const CLOTHS: readonly (readonly [cloth: string, line: string])[] = [
  ['#24443a', PAPER],
  ['#8ea499', INK],
  ['#c9a961', INK],
  ['#56665f', PAPER],
]
/** A headscarf, light and in shade. */
export const SCARF = ['#2f5a4c', '#1a352c'] as const

/** Light and shade of a skin, in the colors of wood. */
export const SKINS: Readonly<Record<Look['skin'], readonly [light: string, shade: string]>> = {
  pale: ['#f6e8d4', '#dfc2a0'],
  light: ['#ecd0a9', '#cda577'],
  tan: ['#d3a576', '#ac7c4e'],
  brown: ['#a06d45', '#774b2c'],
  deep: ['#704629', '#4b2c18'],
}

export const isDark = (skin: Look['skin']): boolean => skin === 'brown' || skin === 'deep'

export const HAIR: Readonly<Record<Look['color'], string>> = {
  black: '#12201b',
  brown: '#4a3220',
  auburn: '#84431f',
  fair: '#c39a52',
  grey: '#7f8d86',
  white: '#dfe3da',
}

/** Brows are darker than pale hair. */
export const BROWS: Readonly<Record<Look['color'], string>> = { ...HAIR, fair: '#8a6730', white: HAIR.grey }

/** The strands of hair of each color. */
export const STRANDS: Readonly<Record<Look['color'], string>> = {
  black: PAPER,
  brown: PAPER,
  auburn: PAPER,
  fair: INK,
  grey: INK,
  white: INK,
}
