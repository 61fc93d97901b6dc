/** The formats of pictures. AVIF is smaller; WebP is for browsers without AVIF. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The folder of dist/ with the pictures that are made from files of content. */
export const MEDIA = 'media'

/** The start of the addresses of the pictures made from a file. It changes with the bytes of the file. */
export const pictureStem = (file: string, hash: string) => `/${MEDIA}/${file.replace(/^.*\/|\.[^.]*$/g, '')}-${hash}`

/** The address of a picture in one width. Scripts in the browser use this too, so it imports nothing. */
export const pictureUrl = (stem: string, width: number, format: PictureFormat) => `${stem}-${width}.${format}`

/** The addresses of a picture in all of its widths and formats. */
export const pictureUrls = ({ stem, widths }: { stem: string; widths: readonly number[] }) =>
  widths.flatMap((width) => PICTURE_FORMATS.map((format) => pictureUrl(stem, width, format)))

/**
 * The widths in which a picture is made, from narrow to wide: those that the file is wide enough for, and its own width if that is below
 * the widest.
 */
export function widthsFrom(wanted: readonly number[], own: number): readonly number[] {
  const widest = Math.max(...wanted)
  const all = [...wanted.filter((width) => width <= own), Math.min(own, widest)]
  return [...new Set(all)].toSorted((a, b) => a - b)
}

type Addressed = { src: string } | { stem: string; widths: readonly number[] }

/** The address of a picture that is shown small: the narrowest. */
export const smallAddress = (picture: Addressed): string =>
  'src' in picture ? picture.src : pictureUrl(picture.stem, Math.min(...picture.widths), 'webp')

/** The address of a picture where only one is possible: the widest of at most 1200 pixels, else the narrowest. */
export const plainAddress = (picture: Addressed): string =>
  'src' in picture ? picture.src : pictureUrl(picture.stem, plainWidth(picture.widths), 'webp')

const plainWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PLAIN_WIDTH) ?? Math.min(...widths)
const PLAIN_WIDTH = 1200
