import type { LinePlace } from '../../lib/line-places'

/** A file of the content folder after reading. `file` is its path in the folder, with slashes. */
export type RawEntry = RawText | RawPicture | { kind: 'unreadable'; file: string; reason: UnreadableReason }

/**
 * A text. `key` is its hash (`textKeyOf`), if that is known without reading the file: then `text` is read lazily.
 */
export type RawText = { kind: 'text'; file: string; readonly text: string; key?: string }

export type RawPicture = { kind: 'picture'; file: string; bytes: Uint8Array; content: PictureContent }

/** The contents of a picture file: its size, when upright, and the hash of its bytes; or the reason why it cannot be shown. */
export type PictureContent =
  | { state: 'valid'; width: number; height: number; hash: string }
  | { state: 'unknown' }
  | { state: 'refused'; kind: string }
  | { state: 'large'; found: string }
  | { state: 'damaged' }

/** `place` is that of the first byte that is not UTF-8. */
export type UnreadableReason =
  | { cause: 'encoding'; found: 'UTF-16' }
  | { cause: 'encoding'; found?: undefined; place: LinePlace }
  | { cause: 'size'; bytes: number }
  | { cause: 'system'; message: string }

/** Endings of accepted picture files. */
export const PICTURE_ENDINGS = ['avif', 'webp', 'png', 'jpg', 'jpeg']
/** Endings of refused picture files: SVG may hold scripts, and browsers do not support the others, or not well. */
const REFUSED_ENDINGS = ['svg', 'gif', 'heic', 'heif', 'tif', 'tiff', 'bmp', 'jxl']

const endingOf = (file: string) => file.toLowerCase().replace(/^.*\./s, '')
export const isPicture = (file: string) => [...PICTURE_ENDINGS, ...REFUSED_ENDINGS].includes(endingOf(file))
/** The kind of a picture that is refused by its ending, or undefined. */
export const refusedKind = (file: string) => (REFUSED_ENDINGS.includes(endingOf(file)) ? endingOf(file).toUpperCase() : undefined)
