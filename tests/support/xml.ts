import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const grammar = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/formats', name), 'utf8')

const GRAMMARS = {
  atom: { extension: 'relaxng', schema: grammar('atom.rng') },
  openSearch: { extension: 'relaxng', schema: grammar('opensearch.rng') },
  rss: { extension: 'relaxng', schema: grammar('rss.rng') },
  sitemap: { extension: 'schema', schema: grammar('sitemap.xsd') },
} as const

/** The errors that xmllint finds in XML documents by a grammar, or without one in their syntax; empty if there are none. */
export async function xmlErrors(documents: Iterable<readonly [path: string, text: string]>, by?: keyof typeof GRAMMARS): Promise<string[]> {
  const xml = [...documents].map(([path, contents]) => ({ fileName: path.replaceAll('/', '_'), contents }))
  // Without documents xmllint reports wrong use.
  if (xml.length === 0) return []
  const { errors } = await validateXML({ xml, maxMemoryPages: 8192, ...(by ? GRAMMARS[by] : { normalization: 'format' }) })
  return errors.map(({ message, loc }) => `${loc?.fileName}:${loc?.lineNumber} ${message}`)
}
