import { type Family, isFamily } from './family'
import { drawingOf, isShape, type Shape } from './shapes'

/** Identifies a drawing: its seed, its family and its shape. */
export type ArtName = { seed: string; family: Family; shape: Shape }

/** Output folder of the drawings. */
const FOLDER = 'art'

/** The folders of the output that hold drawings and nothing else. */
export const ART_FOLDERS: readonly string[] = [FOLDER]

/** Id of the root element of a drawing file, which `<use>` refers to. */
export const ART_ID = 'art'

/** Path of the file of a drawing in the output, without a leading slash. */
export const artFileName = ({ seed, family, shape }: ArtName): string => `${FOLDER}/${family}-${seed}-${drawingOf(shape).drawing}.svg`

/** Address of the drawing for `<use>`, which makes it take the colors of the page. */
export const artUrl = (name: ArtName): string => `/${artFileName(name)}#${ART_ID}`

const ADDRESS = new RegExp(`^/${FOLDER}/([a-z]+)-([a-z0-9-]+)-([a-z]+)\\.svg(?:#${ART_ID})?$`)

/** The drawing at an address that `artUrl` made; undefined for any other address. */
export function artNameOf(address: string): ArtName | undefined {
  const [, family = '', seed = '', shape = ''] = ADDRESS.exec(address) ?? []
  return isFamily(family) && isShape(shape) ? { family, seed, shape } : undefined
}
