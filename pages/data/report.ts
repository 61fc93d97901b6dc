import type { Report } from 'schema-dts'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import type { Node } from './node'
import { companyReference } from './organization'
import { pdfData } from './pdf'

type ReportInput = { slug: string; title: string; date: { iso: string }; description: string }

/** A report for investors, with its file. */
export const reportData = ({ slug, title, date, description }: ReportInput, site: SiteWords): Node<Report> => ({
  '@type': 'Report',
  name: title,
  description,
  datePublished: date.iso,
  encoding: pdfData(urlOf.report(slug), site.identity),
  publisher: { '@id': companyReference(site)['@id'] },
})
