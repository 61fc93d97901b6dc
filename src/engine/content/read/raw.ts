/** A file of the content folder as it was read. `file` is relative to the folder, with slashes. */
export type RawEntry =
  | { kind: 'text'; file: string; text: string }
  | RawPicture
  | { kind: 'unreadable'; file: string; reason: UnreadableReason }

export type RawPicture = { kind: 'picture'; file: string; bytes: Uint8Array; content: PictureContent }

/** What a picture file holds, upright: its size and the hash of its bytes; or why it cannot be shown. */
export type PictureContent =
  | { state: 'right'; width: number; height: number; hash: string }
  | { state: 'unknown' }
  | { state: 'refused'; kind: string }
  | { state: 'large'; found: string }
  | { state: 'damaged' }

export type UnreadableReason =
  | { cause: 'encoding'; found?: 'UTF-16' }
  | { cause: 'size'; bytes: number }
  | { cause: 'system'; message: string }

/** Endings of picture files that are taken. */
const PICTURE_ENDINGS = ['avif', 'webp', 'png', 'jpg', 'jpeg']
/** Endings of picture files that are refused: SVG can hold scripts; the others browsers do not show, or not well. */
const REFUSED_ENDINGS = ['svg', 'gif', 'heic', 'heif', 'tif', 'tiff', 'bmp', 'jxl']

const endingOf = (file: string) => file.toLowerCase().replace(/^.*\./s, '')
export const isPicture = (file: string) => [...PICTURE_ENDINGS, ...REFUSED_ENDINGS].includes(endingOf(file))
/** The kind of a picture that is refused by its name alone, or undefined. */
export const refusedKind = (file: string) => (REFUSED_ENDINGS.includes(endingOf(file)) ? endingOf(file).toUpperCase() : undefined)

/** Largest picture file, in bytes, and most pixels of one: twice what a good camera gives. */
export const LARGEST_PICTURE = 20 * 1024 * 1024
export const MOST_PIXELS = 50_000_000

/** Largest text file that is read, in bytes: some 150,000 words. */
export const LARGEST_TEXT = 1024 * 1024
