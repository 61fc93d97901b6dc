import { EntryPicture } from './EntryPicture'
import type { Portrait } from './portrait'

/** The portrait of a person next to a text, in the first three columns: a picture file, or the drawing of a seed. */
export const SidePortrait = (picture: Portrait) => (
  <div className="c3 side-portrait">
    <EntryPicture {...picture} shape="portrait" />
  </div>
)
