/** A picture for pages: either made in several widths from a file of content, or on another host. */
export type ShownPicture = { alt: string; width: number; height: number } & (
  | { /** The start of its addresses. */ stem: string /** From narrow to wide. */; widths: readonly number[] }
  | { src: string }
)
