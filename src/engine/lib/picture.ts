/** A picture as pages show it: made in several widths from a file of content, or as it is on another host. */
export type ShownPicture = { alt: string; width: number; height: number } & (
  | { /** Start of its addresses. */ stem: string /** From narrow to wide. */; widths: readonly number[] }
  | { src: string }
)

/** What pictures are made in: AVIF is smaller, WebP is for browsers that do not know it. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The folder of dist/ with the pictures that are made from files of content. */
export const MEDIA = 'media'

/** Names the pictures made from a file: one with other bytes has other addresses. */
export const pictureStem = (file: string, hash: string) => `/${MEDIA}/${file.replace(/^.*\/|\.[^.]*$/g, '')}-${hash}`

/** Address of a picture in one width. Scripts in the browser call it too, so it imports nothing. */
export const pictureUrl = (stem: string, width: number, format: PictureFormat) => `${stem}-${width}.${format}`

/** The wanted widths that a file is wide enough for, and its own where it lies below the widest. From narrow to wide. */
export function widthsFrom(wanted: readonly number[], own: number): readonly number[] {
  const widest = Math.max(...wanted)
  const all = [...wanted.filter((width) => width <= own), Math.min(own, widest)]
  return [...new Set(all)].toSorted((a, b) => a - b)
}
