import { useEffect, useRef, useState } from 'react'
import { glyphAt } from '../../art/kind-glyphs'
import { Glyph } from '../../ui/media/Glyph'
import type { SearchKind } from './entry'

type HitPictureProps = {
  /** Address of the entry. It determines the glyph that is drawn if there is no picture. */
  address: string
  kind: SearchKind
  picture: string | undefined
  tone: string | undefined
}

/** The small decorative picture of a result: its drawing, its photograph or a glyph; for an author, the portrait. */
export function HitPicture({ address, kind, picture, tone }: HitPictureProps) {
  if (picture === undefined) return <Glyph drawn={glyphAt(address)} />
  const shape = kind === 'authors' ? 'portrait' : 'wide'
  if (tone === undefined)
    return (
      <div className="art" data-shape={shape}>
        <img src={picture} alt="" loading="lazy" decoding="async" />
      </div>
    )
  return (
    <div className="art" data-tone={tone} data-shape={shape} aria-hidden="true">
      <Drawing address={picture} />
    </div>
  )
}

/** A drawing from a file, loaded when it is about to become visible: browsers would request all drawings of a long list at once. */
function Drawing({ address }: { address: string }) {
  const [isNear, setNear] = useState(false)
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '25%',
    })
    if (drawing.current) observer.observe(drawing.current)
    return () => observer.disconnect()
  }, [])
  return (
    <svg ref={drawing} aria-hidden="true">
      {isNear && <use href={address} />}
    </svg>
  )
}
