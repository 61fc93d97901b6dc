import { type IsoDate, longDate } from '../../../engine/lib/dates'
import type { Graph } from '../../graph/graph'
import type { PdfDocument } from '../pdf-document'

/** The facts on a cover about the publication of a text, and its last correction, if any. */
export function publicationFacts(
  { site, pages }: Graph,
  { date, updated }: { date: IsoDate; updated?: IsoDate | undefined },
): PdfDocument['facts'] {
  const { published, updated: label } = pages.documents.cover
  const { locale } = site.identity
  return [
    { label: published, value: longDate(date, locale) },
    ...(updated === undefined ? [] : [{ label, value: longDate(updated, locale) }]),
  ]
}
