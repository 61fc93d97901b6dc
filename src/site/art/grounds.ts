import type { Tone } from './tones'

/** Colors around a drawing on a card or a cover: background, title and mark, secondary text, and the highlighted point of the mark. */
export type Ground = { ground: string; text: string; quiet: string; lit: string }

const LIGHT: Ground = { ground: '#f4f7f3', text: '#0d201a', quiet: '#3f504a', lit: '#f24b08' }
const DARK: Ground = { ground: '#0b1613', text: '#eaf0eb', quiet: '#afbdb5', lit: '#ff5a1c' }

/** The background next to a drawing, as light or dark as the drawing. The colors are roles of src/site/styles/tokens.css. */
export const GROUNDS: Readonly<Record<Tone, Ground>> = { mist: LIGHT, pine: DARK, bark: LIGHT, signal: DARK }
