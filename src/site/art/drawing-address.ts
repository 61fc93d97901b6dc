import { type Family, isFamily } from './family'
import { drawingOf, isShape, type Shape } from './shapes'

/** One picture of the site: whose it is, how it is drawn, for which frame. */
export type ArtName = { seed: string; family: Family; shape: Shape }

/** Folder of the drawings that pages refer to. */
const FOLDER = 'art'

/** The folders of the output that hold drawings and nothing else. */
export const ART_FOLDERS: readonly string[] = [FOLDER]

/** Id of the root of every drawing that stands in a file: what `<use>` refers to. */
export const ART_ID = 'art'

/** Path of the file of a drawing in the output, without a slash in front. */
export const artFileName = ({ seed, family, shape }: ArtName): string => `${FOLDER}/${family}-${seed}-${drawingOf(shape).drawing}.svg`

/** Address of the drawing for `<use>`: it takes the colours of the page around it. */
export const artUrl = (name: ArtName): string => `/${artFileName(name)}#${ART_ID}`

const ADDRESS = new RegExp(`^/${FOLDER}/([a-z]+)-([a-z0-9-]+)-([a-z]+)\\.svg(?:#${ART_ID})?$`)

/** The drawing that an address made by `artUrl` stands for, or undefined where it is none of ours. */
export function artNameOf(address: string): ArtName | undefined {
  const [, family = '', seed = '', shape = ''] = ADDRESS.exec(address) ?? []
  return isFamily(family) && isShape(shape) ? { family, seed, shape } : undefined
}
