import type { FaceName } from './fonts/files'
import { colors } from './palette'

/** How a text is set: sizes in points, `tracking` in em. */
export type TextStyle = {
  face: FaceName
  size: number
  leading: number
  color: string
  tracking?: number
  /** `tnum`: digits of equal width. */
  features?: readonly 'tnum'[]
  /** Whether words with hyphens are broken only if they are wider than a line. */
  whole?: boolean
}

const sans = (size: number, leading: number, color: string = colors.text): TextStyle => ({ face: 'sans', size, leading, color })
const heading = (size: number, leading: number): TextStyle => ({
  face: 'sansSemibold',
  size,
  leading,
  color: colors.text,
  tracking: -0.022,
  whole: true,
})

/** Digits of equal width, for figures one below the other. */
const TABULAR = ['tnum'] as const

/** All text styles. */
export const styles = {
  body: { face: 'text', size: 10.5, leading: 15, color: colors.text },
  lead: { face: 'text', size: 14, leading: 20, color: colors.text },
  quote: { face: 'textItalic', size: 16, leading: 22, color: colors.text, tracking: -0.008 },
  chapter: heading(20, 24),
  section: heading(13.5, 17),
  detail: heading(10.5, 15),
  note: sans(9.5, 14),
  small: sans(8.5, 12),
  smallMuted: sans(8.5, 12, colors.muted),
  smallStrong: { ...sans(8.5, 12), face: 'sansSemibold' },
  caption: sans(8, 11.5, colors.subtle),
  captionLabel: { ...sans(8, 11.5), face: 'sansSemibold' },
  figure: { face: 'sansMedium', size: 26, leading: 30, color: colors.text, tracking: -0.03 },
  value: { ...sans(8.5, 12), face: 'sansSemibold', features: TABULAR },
  code: { face: 'mono', size: 8.25, leading: 12.5, color: colors.text },
  running: sans(7.5, 10, colors.subtle),
  kind: { ...sans(11, 15, colors.muted), face: 'sansMedium' },
  subtitle: { face: 'text', size: 14, leading: 20, color: colors.muted },
  display: heading(36, 38),
} as const satisfies Record<string, TextStyle>

/** A style in another size; its leading follows. */
export const scaled = (style: TextStyle, size: number): TextStyle => ({ ...style, size, leading: (style.leading * size) / style.size })

/** A style in another color. */
export const inColor = (style: TextStyle, color: string): TextStyle => ({ ...style, color })

/** The style for figures one below the other. */
export const tabular = (style: TextStyle): TextStyle => ({ ...style, features: TABULAR })
