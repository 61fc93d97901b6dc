import sharp from 'sharp'
import type { PictureFile } from '../../src/engine/content/model/graph'
import { PICTURE_FORMATS, type PictureFormat, pictureUrl } from '../../src/engine/lib/picture'
import type { OutFile, Output } from '../emit'
import { keyOf } from '../key'

/**
 * How pictures are made. It is part of their key, the code is not: making them is the slowest part of a build. More effort
 * takes AVIF ten times the time for a twentieth of the bytes.
 */
const RECIPE = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
} as const satisfies Record<PictureFormat, object>

/** Pictures that entries name: upright, in the widths and formats that pages refer to, without what cameras write into files. */
export const pictures: Output = {
  name: 'pictures',
  *emit({ graph }) {
    // The same file beside two entries of different folders has one address.
    const files = new Map(graph.pictures.flatMap(filesOf).map((file) => [file.path, file]))
    yield* files.values()
  },
}

const filesOf = ({ bytes, stem, widths }: PictureFile): OutFile[] =>
  widths.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({
      path: pictureUrl(stem, width, format).slice(1),
      key: keyOf(stem, width, format, RECIPE[format], sharp.versions),
      contents: () => sharp(bytes).autoOrient().resize({ width }).toFormat(format, RECIPE[format]).toBuffer(),
    })),
  )
