import { isOfNumbers } from '../../art/family'
import { Art } from './Art'
import { sharedElementOf } from './ArtFrame'
import { ArtUse, type ArtUseProps } from './ArtUse'
import type { EntryPictureProps } from './EntryPicture'
import { Picture } from './Picture'

/**
 * The large picture at the start of a page: a file is loaded early, a drawing is inline. Drawings of whitepapers are files too:
 * these pages have the longest texts, and with an inline drawing they would not load in one round trip. So are pictures of numbers, of up to thousands of points. Rendered on the server
 * only.
 */
export function HeadPicture({ picture, narrow, ...art }: EntryPictureProps & Pick<ArtUseProps, 'narrow'>) {
  const id = sharedElementOf(art)
  if (picture) return <Picture picture={picture} shape={art.shape} place="head" id={id} sharedElement={id} />
  return art.family === 'strata' || isOfNumbers(art.family) ? <ArtUse {...art} narrow={narrow} id={id} /> : <Art {...art} id={id} />
}
