import { GLYPH_BOX, pathsOf } from './glyphs'
import { glyphNamed } from './kind-glyphs'

/** Width and height of a glyph with its margin. */
const CELL = 8

/**
 * A sheet of glyphs by columns of names, as a mask: all lines and points on its left half, and the highlighted points alone on its right
 * half, so that these can have a color of their own.
 */
export function glyphSheet(columns: readonly (readonly string[])[]): string {
  const rows = Math.max(...columns.map(({ length }) => length))
  const cells = columns.flatMap((names, column) =>
    names.map((name, row) => {
      const { links, points, lit } = pathsOf(glyphNamed(name))
      const y = row * CELL
      const glyph = `<path d="${links}"/>${dots(points, 0.75)}${dots(lit, 1.1)}`
      return cell(column * CELL, y, glyph) + cell((columns.length + column) * CELL, y, dots(lit, 1.1))
    }),
  )
  const size = `${2 * columns.length * CELL} ${rows * CELL}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" fill="none" stroke="#000" stroke-width=".25" stroke-linejoin="bevel">${cells.join('')}</svg>`
}

const dots = (path: string, size: number) => `<path d="${path}" stroke-width="${size}" stroke-linecap="round"/>`

const cell = (x: number, y: number, content: string) =>
  `<svg x="${x}" y="${y}" width="${CELL}" height="${CELL}" viewBox="${GLYPH_BOX}">${content}</svg>`
