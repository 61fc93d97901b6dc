import type { GlyphLine } from './face'

/** A line of text in position: the left end of its baseline, in pixels. */
export type PlacedLine = { line: GlyphLine; x: number; y: number; size: number; color: string; unitsPerEm: number }

/** A placed line as SVG paths, without fonts. */
export function outlines({ line, x, y, size, color, unitsPerEm }: PlacedLine): string {
  const scale = size / unitsPerEm
  const glyphs = line.glyphs.map(({ path, at }) =>
    path ? `<path transform="translate(${Math.round(at * unitsPerEm)})" d="${path}"/>` : '',
  )
  return `<g fill="${color}" transform="translate(${x.toFixed(1)} ${y}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})">${glyphs.join('')}</g>`
}
