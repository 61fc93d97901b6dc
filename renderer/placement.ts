import type { CoreGraph } from '../src/engine/content/model/graph'
import { escapeHtml } from '../src/engine/lib/html'
import { addressBelow, ROOT } from '../src/engine/routes/base.mjs'
import { patternIndex } from '../src/engine/routes/pattern-index'
import { mediaTypeOf } from './hosts/media-types'
import { keyOf } from './key'
import { unescapeHtml } from './page-report'
import { foldersWithoutPages } from './reserved'

/**
 * Where a site lies on its host. Content, code and all stages use routes, such as `/about`; all output passes through here, where routes
 * become addresses, such as `/site/about` (docs/decisions/0045-any-address.md).
 */
export type Placement = {
  /** The base path: it begins and ends with a slash. */
  base: string
  /** The HTML of a page with addresses. It comes before the policy of the page, which has hashes of what is in it. */
  page: (html: string) => string
  /** A file of an output with addresses, if it is of a kind that holds any. Pages have theirs already. */
  file: <File extends MadeFile>(file: File) => File
}

/** The part of a file of an output that placement uses. */
type MadeFile = { path: string; key: string; contents: () => Bytes | Promise<Bytes>; part?: object | undefined }
type Bytes = string | Uint8Array

/** The placement of a site that has a host for itself: its routes are its addresses. */
export const AT_ROOT: Placement = { base: ROOT, page: (html) => html, file: (file) => file }

/** The graph of a site that is published elsewhere than its content says: whole addresses begin with its origin and its base path. */
export function withSiteAddress<Graph extends CoreGraph>(
  graph: Graph,
  { origin, base }: { origin?: string | undefined; base: string },
): Graph {
  if (origin === undefined && base === ROOT) return graph
  const { identity } = graph.site
  const placed = { ...identity, origin: (origin ?? identity.origin) + base.slice(0, -1) }
  return Object.freeze({ ...graph, site: Object.freeze({ ...graph.site, identity: Object.freeze(placed) }) })
}

/** The part of a site that placement uses: the patterns of its pages, and the folders that hold files only. */
type Routes = { pages: readonly { path: string; aliases: readonly string[] }[]; outputs: readonly { folders?: readonly string[] }[] }

/** Places a site below a base path. */
export function placementBelow(base: string, site: Routes): Placement {
  if (base === ROOT) return AT_ROOT
  const isRoute = routeTest(site)
  const own = keyOf(
    base,
    site.pages.map(({ path, aliases }) => [path, aliases]),
    foldersWithoutPages(site.outputs),
  )
  const data = (text: string) => (isRoute(text) ? addressBelow(base, text) : text)
  const texts: Readonly<Record<string, (text: string) => string>> = {
    json: (text) => placedJson(text, data),
    webmanifest: (text) => placedJson(text, data),
    css: (text) => placedStyles(text, base),
  }
  return {
    base,
    page: (html) => placedPage(html, base, data),
    file: (file) => {
      const place = texts[file.path.split('.').at(-1) ?? '']
      if (place === undefined) return file
      const contents = async () => placedText(await file.contents(), place)
      // Without `part`, since threads would make the file with routes.
      return { ...file, key: keyOf(own, file.key), part: undefined, contents }
    },
  }
}

const placedText = (contents: Bytes, place: (text: string) => string) =>
  place(typeof contents === 'string' ? contents : new TextDecoder().decode(contents))

/**
 * Makes the test whether a whole text of data is a route: of a page or a folder of pages, of a file, or of anything in a folder of files.
 * Each may be a pattern, or have a query and a hash. Data does not mark routes, and a word such as `/month` is none.
 */
function routeTest({ pages, outputs }: Routes): (text: string) => boolean {
  const patterns = pages.flatMap(({ path, aliases }) => [path, ...aliases])
  const folders = new Set(patterns.flatMap(literalFolders))
  const fileFolders = foldersWithoutPages(outputs).map((folder) => `/${folder}/`)
  const pagesAt = patternIndex(patterns, (pattern) => pattern)
  return (text) => {
    if (!/^\/(?![/\\])\S*$/.test(text)) return false
    const path = text.replace(/[?#].*$/s, '')
    return (
      pagesAt(path).length > 0 ||
      folders.has(path.replace(/\/$/, '')) ||
      fileFolders.some((folder) => path.startsWith(folder)) ||
      mediaTypeOf(path) !== undefined
    )
  }
}

/** The folders before the first parameter of a pattern: `/stories` and `/stories/page` of `/stories/page/:page`. */
function literalFolders(pattern: string): string[] {
  const parts = pattern.split('/:')[0]?.split('/').slice(1).filter(Boolean) ?? []
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

/** A text of JSON that may be a route; names of members are none. */
const JSON_TEXT = /(?<!\\)"\/(?:[^"\\\s]|\\.)*"(?!\s*:)/g

const placedJson = (json: string, data: (text: string) => string) =>
  json.replaceAll(JSON_TEXT, (token) => {
    const text = JSON.parse(token) as string
    const placed = data(text)
    return placed === text ? token : JSON.stringify(placed).replaceAll('<', String.raw`\u003c`)
  })

const placedStyles = (css: string, base: string) => css.replaceAll(/(url\(["']?)\/(?!\/)/g, (_, before: string) => before + base)

/** Attributes that hold one address, a list of pictures, or data for scripts. Texts and values have their quotes escaped. */
const ADDRESS_ATTRIBUTE = / (?:href|src|action|formaction|poster)="\/(?!\/)/g
const PICTURES_ATTRIBUTE = / (?:imagesrcset|srcset)="[^"]*"/gi
const DATA_ATTRIBUTE = /( data-[a-z-]+=")([^"]*\/[^"]*)"/g
const STYLES = /(<style[^>]*>)(.*?)(?=<\/style>)/gs
const PROPS = /(<script type="application\/json">)(.*?)(?=<\/script>)/gs

function placedPage(html: string, base: string, data: (text: string) => string): string {
  const words = (value: string) => value.split(' ').map(data).join(' ')
  return html
    .replaceAll(ADDRESS_ATTRIBUTE, (attribute) => attribute.slice(0, -1) + base)
    .replaceAll(PICTURES_ATTRIBUTE, (attribute) => attribute.replaceAll(/(["\s])\/(?!\/)/g, (_, before: string) => before + base))
    .replaceAll(DATA_ATTRIBUTE, (_, before: string, value: string) => {
      const text = unescapeHtml(value)
      return `${before}${escapeHtml(/^[[{]/.test(text) ? placedJson(text, data) : words(text))}"`
    })
    .replaceAll(STYLES, (_, start: string, css: string) => start + placedStyles(css, base))
    .replaceAll(PROPS, (_, start: string, json: string) => start + placedJson(json, data))
}
