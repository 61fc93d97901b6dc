import type { Palette } from '../art/palette'
import type { Tone } from '../art/tones'

/** The colors of the site in light (src/site/styles/palette.css and tokens.css), by what they are for. */
export const colors = {
  page: '#ffffff',
  ground: '#f4f7f3',
  sunken: '#eaf0eb',
  text: '#0d201a',
  muted: '#3f504a',
  subtle: '#576660',
  border: '#d0d8d2',
  brand: '#005b44',
  note: '#d5ede1',
  good: '#daf3e1',
  bad: '#fde9ea',
  goodMark: '#19673d',
  badMark: '#b00841',
  signal: '#f24b08',
} as const

/** The colors of drawings in light, as in src/site/ui/media/Art.css. */
export const tonePalettes: Record<Tone, Palette> = {
  mist: { bg: '#e3eae4', fg: '#0d201a', mid: '#7d978b', soft: '#cbd8cf', hot: '#f24b08' },
  pine: { bg: '#0b4a39', fg: '#e6f3ea', mid: '#5fae92', soft: '#15604b', hot: '#ff7a3d' },
  bark: { bg: '#ecd9a6', fg: '#20210f', mid: '#b08d3c', soft: '#dfc47c', hot: '#d93c00' },
  signal: { bg: '#f2591c', fg: '#240a02', mid: '#a8320a', soft: '#ff8350', hot: '#fff6f0' },
}
