import { type Family, isFamily } from './family'
import { drawingOf, isShape, type Shape } from './shapes'

/** Identifies a drawing: its seed, its family and its shape. */
export type ArtName = { seed: string; family: Family; shape: Shape }

/** A drawing in the file of a set, with its id there. */
export type SetDrawing = ArtName & { id: string }

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

/** Files that hold several drawings which a page always shows together: those of all menus, of the home page, of people, and of writers. */
const SETS = ['menus', 'home', 'people', 'writers'] as const

export type ArtSet = (typeof SETS)[number]

/** Path of the file of a set in the output, without a leading slash. */
export const artSetFileName = (set: ArtSet): string => `${FOLDER}/set-${set}.svg`

/** The sets whose drawings have an id made from family, seed and shape. */
export type NamedSet = Exclude<ArtSet, 'menus'>

/** Address of a drawing in the file of a set, for `<use>`. */
export const urlInSet = ({ seed, family, shape }: ArtName, set: NamedSet): string =>
  `/${artSetFileName(set)}#${family}-${seed}-${drawingOf(shape).drawing}`

/** Address of the drawing of a menu, for `<use>`. Its id is the name of the menu, to keep it short: every page has the menus. */
export const urlOfMenuDrawing = (menu: string): string => `/${artSetFileName('menus')}#${menu}`

/** The drawings of a set that appear among some addresses. */
export function artOfSet(set: NamedSet, addresses: readonly string[]): SetDrawing[] {
  const file = `/${artSetFileName(set)}#`
  return addresses.flatMap((address) => {
    if (!address.startsWith(file)) return []
    const id = address.slice(file.length)
    const name = artNameOf(`/${FOLDER}/${id}.svg`)
    return name ? [{ ...name, id }] : []
  })
}

/** The set whose file is at an address; undefined if there is none. */
export const artSetAt = (address: string): ArtSet | undefined => SETS.find((set) => address === `/${artSetFileName(set)}`)

/** The sets that at least one of these addresses points into. */
export const setsIn = (addresses: readonly string[]): ArtSet[] =>
  SETS.filter((set) => addresses.some((address) => address.startsWith(`/${artSetFileName(set)}#`)))

const ADDRESS = new RegExp(`^/${FOLDER}/([a-z]+)-([a-z0-9-]+)-([a-z]+)\\.svg(?:#${ART_ID})?$`)

/** The drawing at an address that `artUrl` made; undefined for any other address. */
export function artNameOf(address: string): ArtName | undefined {
  const [, family = '', seed = '', shape = ''] = ADDRESS.exec(address) ?? []
  return isFamily(family) && isShape(shape) ? { family, seed, shape } : undefined
}
