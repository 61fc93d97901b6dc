import { fill } from '../../../engine/lib/text'
import type { PictureProps } from '../../../engine/schema/component'
import { Icon } from '../media/Icon'
import { largestOf, sourcesOf } from '../media/picture-sources'

/** The line width of a text (Prose.css). */
const SIZES = 'auto, (min-width: 42rem) 36rem, 92vw'

/** Names of the link around a picture, with `{alt}`, and of the button that closes its large form. */
export type PictureWords = { enlarge: string; close: string }

/**
 * A picture in a text, as wide as its lines. It links to its largest file, which islands/zoom-picture shows over the page instead, with a
 * button that closes it.
 */
export function ArticlePicture({ picture, caption, words }: PictureProps & { words: PictureWords }) {
  const { alt, width, height } = picture
  const { best, ...source } = sourcesOf(picture, SIZES)
  return (
    <figure className="article-picture">
      <a href={largestOf(picture)} aria-label={fill(words.enlarge, { alt })} data-enhance="zoom-picture" data-when="intent" data-held="">
        <picture>
          {best && <source type="image/avif" srcSet={best} sizes={SIZES} />}
          <img {...source} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        </picture>
      </a>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      <dialog aria-label={alt}>
        <button className="icon-button" type="button" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </dialog>
    </figure>
  )
}
