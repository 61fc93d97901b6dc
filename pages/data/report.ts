import type { Report } from 'schema-dts'
import type { SiteWords } from '../../src/site/graph/words'
import type { Node } from './node'
import { companyReference } from './organization'

type ReportInput = { title: string; date: { iso: string }; description: string }

/** A report for investors. */
export const reportData = ({ title, date, description }: ReportInput, site: SiteWords): Node<Report> => ({
  '@type': 'Report',
  name: title,
  description,
  datePublished: date.iso,
  publisher: { '@id': companyReference(site)['@id'] },
})
