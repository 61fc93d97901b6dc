import type { Tone } from '../../art/tones'
import { EntryPicture } from '../media/EntryPicture'
import type { PictureFile } from '../media/Picture'

export type QuotationProps = {
  /** Without quotation marks: styles add those of the language. */
  quote: string
  name: string
  /** Position and company. */
  role?: string
  /** The portrait: a picture file, or the drawing of a seed. */
  portrait?: { seed: string; tone: Tone; picture?: PictureFile }
}

/** A quotation of a client, in the serif font, with the name. */
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
