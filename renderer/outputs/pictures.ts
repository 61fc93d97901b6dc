import sharp from 'sharp'
import type { PictureFile } from '../../src/engine/content/model/graph'
import { PICTURE_FORMATS, pictureUrl } from '../../src/engine/lib/picture'
import type { Output, OutputFile } from '../emit'
import { keyOf } from '../key'
import { makePicture } from './picture-recipe'
// oxlint-disable-next-line import/default -- vite gives the text of the module, as the default export of another
import recipeText from './picture-recipe.ts?raw'

/** The function that makes pictures, and the text of its code. */
type Recipe = { make: typeof makePicture; text: string }

/**
 * The pictures that entries name, in the widths and formats that pages use. Their key holds the recipe instead of all code, since making
 * them is the slowest part of a build.
 */
export const picturesBy = (recipe: Recipe): Output => ({
  name: 'pictures',
  inShares: true,
  cached: true,
  *emit({ graph }) {
    // Two files with the same bytes and name in different folders have one address.
    const files = new Map(graph.pictures.flatMap((file) => filesOf(file, recipe)).map((file) => [file.path, file]))
    yield* files.values()
  },
})

/** The pictures of a site, as its builds make them. */
export const pictures = picturesBy({ make: makePicture, text: recipeText })

const filesOf = ({ bytes, stem, widths }: PictureFile, { make, text }: Recipe): OutputFile[] =>
  widths.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({
      path: pictureUrl(stem, width, format).slice(1),
      key: keyOf(stem, width, format, text, sharp.versions),
      contents: () => make(bytes, width, format),
    })),
  )
