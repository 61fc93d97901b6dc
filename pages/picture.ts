import { type CollectionName, collections } from '../schemas/index'
import type { PictureFile } from '../src/ui/media/Picture'

/** Where a build puts the pictures of content/ (renderer/outputs/files.ts). */
const FOLDER = '/media'

/**
 * The picture that an entry names, at its address: a file lies beside its entry, another host gives its own. Undefined where
 * the entry is drawn.
 */
export function pictureOf(collection: CollectionName, picture: PictureFile | undefined): PictureFile | undefined {
  if (picture === undefined || picture.src.startsWith('https://')) return picture
  return { ...picture, src: `${FOLDER}/${collections[collection].dir}/${picture.src}` }
}
