import { Art } from './Art'
import type { ArtProps } from './ArtFrame'
import { ArtUse } from './ArtUse'
import { Picture, type PictureFile } from './Picture'

/** How an entry is pictured: its file where content names one, else the drawing made from its slug. */
export type EntryPictureProps = ArtProps & {
  picture?: PictureFile
  /** Put the drawing into the page: for the one large picture of a page. */
  inline?: boolean
}

/** The picture of an entry. */
export function EntryPicture({ picture, inline, ...art }: EntryPictureProps) {
  if (picture) return <Picture {...picture} shape={art.shape} eager={inline} />
  return inline ? <Art {...art} /> : <ArtUse {...art} />
}
