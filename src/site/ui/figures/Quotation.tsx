import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'

export type QuotationProps = {
  /** Without quotation marks: styles add those of the language. */
  quote: string
  /** Left out if the heading above has the name. */
  name?: string
  /** Position and company. */
  role?: string
  portrait?: Portrait
}

/** A quotation in the serif font, with the name. */
export function Quotation({ quote, name, role, portrait }: QuotationProps) {
  return (
    <figure className="quotation">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      {name && (
        <figcaption>
          {portrait && <EntryPicture {...portrait} shape="portrait" />}
          <div>
            <b>{name}</b>
            {role && <span>{role}</span>}
          </div>
        </figcaption>
      )}
    </figure>
  )
}
