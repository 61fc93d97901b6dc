import { fill } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import type { FileAt } from '../../src/site/ui/layout/FileLink'

/** A PDF of the site that pages offer, by its address: its kind, and size and number of pages as far as these are known. */
export function fileOf({ site, files }: Graph, href: string): FileAt {
  const { kind, pages, page } = site.strings.file
  const file = { href, type: 'application/pdf' }
  const facts = files.get(href.slice(1))
  if (!facts) return { ...file, details: [kind] }
  const count = fill(facts.pages === 1 ? page : pages, { n: facts.pages.toLocaleString(site.identity.locale) })
  return { ...file, details: [kind, sizeText(facts.size, site.identity.locale), count] }
}

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** The size of a file in words, such as `320 kB` or `1.2 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const [amount, unit, digits] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'kB', 0] : [bytes / MEGABYTE, 'MB', 1]
  return `${amount.toLocaleString(locale, { maximumFractionDigits: digits })} ${unit}`
}
