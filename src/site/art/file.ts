import { drawing } from './drawing'
import { ART_ID, type ArtName, idInSet } from './drawing-address'
import { PAGE_PALETTE } from './palette'
import { drawingOf } from './shapes'

/** The file at `artUrl`: a drawing in the colors of the page that uses it. */
export function artFile({ seed, family, shape }: ArtName): string {
  const { width, height } = drawingOf(shape)
  return drawing({ seed, family, palette: PAGE_PALETTE, width, height }).replace('<svg ', `<svg id="${ART_ID}" `)
}

/** The file of a set of drawings, each of them at `urlInSet`. */
export function setFile(names: readonly ArtName[]): string {
  const drawings = names.map((name) => {
    const { width, height } = drawingOf(name.shape)
    return drawing({ ...name, palette: PAGE_PALETTE, width, height }).replace(
      '<svg xmlns="http://www.w3.org/2000/svg"',
      `<svg id="${idInSet(name)}"`,
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`
}
