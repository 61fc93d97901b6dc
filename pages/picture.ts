import { type CollectionName, collections } from '../schemas/index'
import type { PictureFile } from '../src/ui/media/Picture'

/** The picture file of an entry at the address where it is published. Undefined: the entry has none, its drawing stands in. */
export function pictureOf(collection: CollectionName, picture: PictureFile | undefined): PictureFile | undefined {
  if (!picture || picture.src.startsWith('https://')) return picture
  // The output `pictures` publishes files under the path that they have in content/.
  return { ...picture, src: `/media/${collections[collection].dir}/${picture.src}` }
}
