import { drawing } from './drawing'
import { ART_ID, type ArtName } from './drawing-address'
import { PAGE_PALETTE } from './palette'
import { drawingOf } from './shapes'

/** The file at `artUrl`: a drawing in the colors of the page that uses it. */
export function artFile({ seed, family, shape }: ArtName): string {
  const { width, height } = drawingOf(shape)
  return drawing({ seed, family, palette: PAGE_PALETTE, width, height }).replace('<svg ', `<svg id="${ART_ID}" `)
}
