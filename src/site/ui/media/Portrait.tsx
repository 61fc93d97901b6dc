import { EntryPicture, type EntryPictureProps } from './EntryPicture'

/** The portrait of a person beside a text, in the first three columns: a picture file, or the drawing of a seed. */
export const Portrait = (picture: Pick<EntryPictureProps, 'seed' | 'tone' | 'picture'>) => (
  <div className="c3 portrait">
    <EntryPicture {...picture} family="orbits" shape="portrait" />
  </div>
)
