/** A file of the content folder as it was read. `file` is relative to the folder, with slashes. */
export type RawEntry =
  | { kind: 'text'; file: string; text: string }
  | { kind: 'picture'; file: string; bytes: Uint8Array }
  | { kind: 'unreadable'; file: string; reason: UnreadableReason }

export type UnreadableReason = { cause: 'encoding' } | { cause: 'size'; bytes: number } | { cause: 'system'; message: string }

/** Endings of picture files. SVG is not among them: it can hold scripts. */
export const PICTURE_ENDINGS = ['.avif', '.webp', '.png', '.jpg', '.jpeg'] as const

/** Largest text file that is read, in bytes: some 150,000 words. */
export const LARGEST_TEXT = 1024 * 1024
