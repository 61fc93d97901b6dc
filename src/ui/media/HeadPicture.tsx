import { Art } from './Art'
import { travelName } from './ArtFrame'
import type { EntryPictureProps } from './EntryPicture'
import { Picture } from './Picture'

/** The one large picture of a page, there at once: the file loads early, the drawing stands in the page. Server only. */
export function HeadPicture({ picture, ...art }: EntryPictureProps) {
  const name = travelName(art)
  return picture ? <Picture picture={picture} shape={art.shape} place="head" id={name} travels={name} /> : <Art {...art} id={name} />
}
