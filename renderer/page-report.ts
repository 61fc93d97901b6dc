import type { DataReport } from './structured-data'

/** What other stages need to know of the markup of a page. Plain data. */
export type MarkupReport = {
  /** Addresses of links, in order, each once. */
  links: readonly string[]
  /** Ids that a link can point to. */
  ids: readonly string[]
  /** Addresses of drawings that it shows by `<use>`: an SVG file, and the id of an element in it. */
  drawings: readonly string[]
  /** Islands on it, each once. */
  islands: readonly string[]
  /** Enhancements that its elements ask for, each once. */
  enhancements: readonly string[]
}

/** What other stages need to know of a rendered page. Plain data. */
export type PageReport = MarkupReport & { data: DataReport }

/** The report of markup that was read in parts, in their order. */
export const joinReports = (parts: readonly MarkupReport[]): MarkupReport => ({
  links: distinct(parts.flatMap(({ links }) => links)),
  ids: distinct(parts.flatMap(({ ids }) => ids)),
  drawings: distinct(parts.flatMap(({ drawings }) => drawings)),
  islands: distinct(parts.flatMap(({ islands }) => islands)),
  enhancements: distinct(parts.flatMap(({ enhancements }) => enhancements)),
})

const distinct = (texts: readonly string[]) => [...new Set(texts)]

/** The entities that React writes for characters, and these characters. */
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" }

/** The text of an attribute or element that React or `escapeHtml` wrote. */
export const unescapeHtml = (value: string) => value.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity)

const all = (html: string, pattern: RegExp) => distinct([...html.matchAll(pattern)].map((found) => unescapeHtml(found[1] ?? '')))

/** Reads a report from HTML that React wrote, in which attributes are always in double quotes. */
export function reportOf(html: string): MarkupReport {
  return {
    links: all(html, /<a(?= )[^>]*? href="([^"]*)"/g),
    ids: all(html, /<[a-z][^>]*? id="([^"]*)"/g),
    drawings: all(html, /<use(?= )[^>]*? href="([^"]*)"/g),
    islands: all(html, / data-island="([^"]*)"/g),
    enhancements: all(html, / data-enhance="([^"]*)"/g),
  }
}
