import type { Palette } from './palette'
import type { Tone } from './tones'

/** The colors of each tone on a light page, for pictures outside of pages: the same as in src/site/ui/media/Art.css. */
export const TONE_COLORS: Readonly<Record<Tone, Palette>> = {
  mist: { bg: '#e3eae4', fg: '#0d201a', mid: '#6f8a7e', soft: '#cbd8cf', hot: '#f24b08' },
  pine: { bg: '#0b4a39', fg: '#e6f3ea', mid: '#5fbf9d', soft: '#15604b', hot: '#ff5a1c' },
  bark: { bg: '#ecd9a6', fg: '#20210f', mid: '#947632', soft: '#dfc47c', hot: '#d23800' },
  signal: { bg: '#f2591c', fg: '#240a02', mid: '#641e06', soft: '#ff8350', hot: '#fff6f0' },
}
