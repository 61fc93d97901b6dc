import type { Tone } from '../../art/tones'
import { EntryPicture } from '../media/EntryPicture'
import type { PictureFile } from '../media/Picture'

export type QuotationProps = {
  /** What was said, without quotation marks: the style sets those of the language. */
  quote: string
  name: string
  /** Position and company. */
  role?: string
  /** The portrait: its file, or the drawing made from a seed. Left out: none. */
  portrait?: { seed: string; tone: Tone; picture?: PictureFile }
}

/** What a client said, in the serif, with who said it. */
export function Quotation({ quote, name, role, portrait }: QuotationProps) {
  return (
    <figure className="quotation">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {portrait && <EntryPicture {...portrait} family="orbits" shape="portrait" />}
        <div>
          <b>{name}</b>
          {role && <span>{role}</span>}
        </div>
      </figcaption>
    </figure>
  )
}
