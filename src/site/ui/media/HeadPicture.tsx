import { Art } from './Art'
import { travelName } from './ArtFrame'
import { ArtUse } from './ArtUse'
import type { EntryPictureProps } from './EntryPicture'
import { Picture } from './Picture'

/**
 * The one large picture of a page: the file loads early, a drawing stands in the page. The layers of papers are a file, too: with the
 * longest texts of the site, their pages would not come in one round trip otherwise. Server only.
 */
export function HeadPicture({ picture, ...art }: EntryPictureProps) {
  const id = travelName(art)
  if (picture) return <Picture picture={picture} shape={art.shape} place="head" id={id} travels={id} />
  return art.family === 'strata' ? <ArtUse {...art} id={id} /> : <Art {...art} id={id} />
}
