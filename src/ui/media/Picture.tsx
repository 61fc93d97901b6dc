import type { Shape } from '../../lib/art/shapes'

/** A picture file of an entry, as content names it. */
export type PictureFile = { src: string; alt: string; width: number; height: number }

export type PictureProps = PictureFile & {
  /** The frame it is cropped to. Left out: its own proportion. */
  shape?: Shape
  /** It is seen first: load it at once. */
  eager?: boolean
}

/** A picture file instead of a drawing. Width and height keep its place while it loads. */
export function Picture({ src, alt, width, height, shape, eager }: PictureProps) {
  return (
    <div className="picture" data-shape={shape}>
      <img src={src} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </div>
  )
}
