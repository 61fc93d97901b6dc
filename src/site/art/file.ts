import { escapeHtml } from '../../engine/lib/html'
import { drawing } from './drawing'
import { ART_ID, type ArtName, type SetDrawing } from './drawing-address'
import { PAGE_PALETTE } from './palette'
import { drawingOf } from './shapes'

/** The file at `artUrl`: a drawing in the colors of the page that uses it. */
export function artFile({ seed, family, shape }: ArtName): string {
  const { width, height } = drawingOf(shape)
  return drawing({ seed, family, palette: PAGE_PALETTE, width, height }).replace('<svg ', `<svg id="${ART_ID}" `)
}

const OPENING = '<svg xmlns="http://www.w3.org/2000/svg"'

/** The file of a set of drawings, each of them under its id. Ids may come from content, and may be any text. */
export function artSetFile(set: readonly SetDrawing[]): string {
  const drawings = set.map(({ id, ...name }) => {
    const { width, height } = drawingOf(name.shape)
    return drawing({ ...name, palette: PAGE_PALETTE, width, height }).replace(OPENING, () => `<svg id="${escapeHtml(id)}"`)
  })
  return `${OPENING}>${drawings.join('')}</svg>`
}
