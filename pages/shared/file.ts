import { sizeText } from '../../src/engine/lib/size'
import { fill, unbroken } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import type { LinkedFile } from '../../src/site/ui/layout/FileLink'

/** A PDF of the site by its address: its kind, and if known, size and number of pages. */
export function fileOf({ site, files }: Graph, href: string): LinkedFile {
  const { kind, pages, page } = site.strings.file
  const file = { href, type: 'application/pdf' }
  const facts = files.get(href.slice(1))
  if (!facts) return { ...file, details: [kind] }
  const count = fill(facts.pages === 1 ? page : pages, { n: facts.pages.toLocaleString(site.identity.locale) })
  return { ...file, details: [kind, ...[sizeText(facts.size, site.identity.locale), count].map(unbroken)] }
}
