import type { Article } from 'schema-dts'
import type { DataContext } from '../../renderer/define/page'
import type { ShownPicture } from '../../src/engine/schema/shown-picture'
import type { ArticleType } from '../../src/site/collections/define'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import { imageOf } from './image'
import type { Node } from './node'
import { companyReference } from './organization'
import { pdfData } from './pdf'
import { type Writer, writerData } from './writer'

type ArticleInput = {
  type: ArticleType
  title: string
  description: string
  /** Day on which it was published. */
  date: string
  /** Day on which it was last corrected, if it was. */
  updated: string | undefined
  writer: Writer
  picture: ShownPicture | undefined
  /** Whether there is a PDF of it. */
  hasPdf: boolean
}

/** An article of any kind. */
export function articleData(
  { type, title, description, date, updated, writer, picture, hasPdf }: ArticleInput,
  { site, address, card }: DataContext<SiteWords>,
): Node<Article> {
  const { origin } = site.identity
  return {
    '@type': type,
    headline: title,
    description,
    datePublished: date,
    dateModified: updated,
    url: origin + address,
    image: imageOf(picture, origin, card),
    encoding: hasPdf ? pdfData(urlOf.pdf(address), site.identity) : undefined,
    author: writerData(writer, site),
    publisher: companyReference(site),
  }
}
