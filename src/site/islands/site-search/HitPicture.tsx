import { Glyph } from '../../ui/media/Glyph'
import { glyphAt } from './kind-glyphs'

type HitPictureProps = {
  /** Address of the entry. It determines the glyph that is drawn if there is no picture. */
  address: string
  picture: string | undefined
  tone: string | undefined
}

/** The small decorative picture of a result: its drawing, its photograph or a glyph. */
export function HitPicture({ address, picture, tone }: HitPictureProps) {
  if (picture === undefined) return <Glyph drawn={glyphAt(address)} />
  if (tone === undefined)
    return (
      <div className="art" data-shape="wide">
        <img src={picture} alt="" loading="lazy" decoding="async" />
      </div>
    )
  return (
    <div className="art" data-tone={tone} data-shape="wide" aria-hidden="true">
      <svg aria-hidden="true">
        <use href={picture} />
      </svg>
    </div>
  )
}
