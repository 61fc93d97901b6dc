import type { PictureProps } from '../../../engine/schema/component'
import { largestOf, sourcesOf } from '../media/picture-sources'

/** The width of the lines of a text (Prose.css). */
const SIZES = 'auto, (min-width: 42rem) 36rem, 92vw'

/**
 * A picture in a text, as wide as its lines. It leads to its largest file, which islands/zoom-picture shows over the page instead. The
 * picture is a button there that closes it.
 */
export function ArticlePicture({ picture, caption }: PictureProps) {
  const { alt, width, height } = picture
  const { best, ...source } = sourcesOf(picture, SIZES)
  return (
    <figure className="article-picture">
      <a href={largestOf(picture)} data-enhance="zoom-picture" data-when="intent" data-held="">
        <picture>
          {best && <source type="image/avif" srcSet={best} sizes={SIZES} />}
          <img {...source} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        </picture>
      </a>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      <dialog aria-label={alt} />
    </figure>
  )
}
