import { type CollectionName, collections } from '../schemas/index'
import { urlOf } from '../src/routes/addresses'
import type { PictureFile } from '../src/ui/media/Picture'

/**
 * The picture that an entry names, at its address: a file lies beside its entry, another host gives its own. Undefined where
 * the entry is drawn.
 */
export function pictureOf(collection: CollectionName, picture: PictureFile | undefined): PictureFile | undefined {
  if (picture === undefined || picture.src.startsWith('https://')) return picture
  return { ...picture, src: urlOf.media(`${collections[collection].dir}/${picture.src}`) }
}
