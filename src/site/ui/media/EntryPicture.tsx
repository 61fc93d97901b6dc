import { sharedElementOf } from './ArtFrame'
import { ArtUse, type ArtUseProps } from './ArtUse'
import { Picture, type PictureFile } from './Picture'

/** The picture of an entry: the file named in content, or the drawing of its slug. */
export type EntryPictureProps = ArtUseProps & {
  picture?: PictureFile
  /** Whether it is large, in the first card of a list. */
  feature?: boolean
}

/** The picture of an entry in cards and lists. It only links to drawings, so that scripts for browsers do not contain the drawing code. */
export function EntryPicture({ picture, feature, ...art }: EntryPictureProps) {
  return picture ? (
    <Picture picture={picture} shape={art.shape} place={feature ? 'feature' : 'card'} sharedElement={sharedElementOf(art)} />
  ) : (
    <ArtUse {...art} />
  )
}
