/** Bytes that are examined. In an SVG, white space and comments may come first, but rarely more. */
const HEAD = 1_000

/** The kinds of pictures by how their files begin. Each byte is one character; those of AVIF follow a length of four bytes. */
const STARTS: readonly (readonly [kind: string, start: RegExp])[] = [
  ['PNG', /^\u0089PNG\r\n/],
  ['JPEG', /^\u00ff\u00d8\u00ff/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['AVIF', /^.{4}ftyp(?:avi[fs]|mif1|miaf|msf1)/s],
  ['HEIC', /^.{4}ftyphe/s],
  ['GIF', /^GIF8/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['SVG', /^(?:\u00ef\u00bb\u00bf)?\s*<(?:.*<)?svg[\s>]/s],
]

/** The kind of picture by the first bytes of a file, found without a decoder; undefined if they are of no known kind. */
export function kindByFirstBytes(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1')
  return STARTS.find(([, start]) => start.test(head))?.[0]
}
