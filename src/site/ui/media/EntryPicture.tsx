import { type ArtProps, travelName } from './ArtFrame'
import { ArtUse } from './ArtUse'
import { Picture, type PictureFile } from './Picture'

/** How an entry is pictured: its file where content names one, else the drawing made from its slug. */
export type EntryPictureProps = ArtProps & {
  picture?: PictureFile
  /** It stands large at the head of a list. */
  feature?: boolean
}

/** The picture of an entry in cards and lists. It leaves the generator of drawings out of what a browser gets. */
export function EntryPicture({ picture, feature, ...art }: EntryPictureProps) {
  return picture ? (
    <Picture picture={picture} shape={art.shape} place={feature ? 'feature' : 'card'} travels={travelName(art)} />
  ) : (
    <ArtUse {...art} />
  )
}
