import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Graph } from '../../src/engine/content/link/graph'
import type { JsonObject } from '../../src/engine/islands/json'

/** Names of the parameters in a pattern. */
type ParamName<Path extends string> = Path extends `${infer Left}/${infer Right}`
  ? ParamName<Left> | ParamName<Right>
  : Path extends `:${infer Name}`
    ? Name
    : never
/** What a pattern needs to become an address: `Params<'/a/:slug'>` is `{ slug: string }`. */
export type Params<Path extends string> = { [Name in ParamName<Path>]: string }

/** What a page says about itself in `<head>`. */
export type Head = {
  /** Without the name of the site; unique. */
  title: string
  /** Unique. */
  description: string
  /** `article` for what has a date and an author. */
  type?: 'website' | 'article'
  /** Day of the last change, for the sitemap. */
  modified?: string
  /** Stays out of search engines, the sitemap and the search index. */
  noindex?: boolean
}

/** Words that every page may need: identity, labels of the interface, the enquiry form. */
export type SiteWords = Pick<Graph['site'], 'identity' | 'strings' | 'contact' | 'facts'>

/** Words of the site as a page sees them. */
export const wordsOf = ({ site: { identity, strings, contact, facts } }: Graph): SiteWords => ({ identity, strings, contact, facts })

/** Plain data of a page and the words of the site. */
export type ViewProps<Props> = Props & { site: SiteWords }

type Definition<Path extends string, Item extends Params<Path>, Props extends JsonObject> = {
  /** The pattern of its address, from src/site/routes. */
  path: Path
  /** Further patterns that answer with the same bytes; canonical is `path`. */
  aliases?: readonly string[]
  /** The page of the main navigation that it belongs to. */
  section?: string
  /** Content file that a problem of the page is reported at. */
  source: (item: Item) => string
  /** Plain data for the view: it is the key of the page, so it holds all that the view shows and nothing else. */
  props: (graph: Graph, item: Item) => Props
  head: (props: Props) => Head
  View: ComponentType<ViewProps<Props>>
} & (Record<never, never> extends Params<Path>
  ? { /** One page. */ entries?: (graph: Graph) => Iterable<Item> }
  : { /** What has a page; each gives the parameters of its address. */ entries: (graph: Graph) => Iterable<Item> })

/** A page of a kind, ready to be planned and rendered. */
export type PageItem = {
  params: Readonly<Record<string, string>>
  source: string
  props: JsonObject
  head: Head
  element: (site: SiteWords) => ReactElement
}

/** A kind of page with its types closed over. */
export type Page = { path: string; aliases: readonly string[]; section: string | undefined; items: (graph: Graph) => Generator<PageItem> }

/** Defines a kind of page: pattern → entries → props → head → View. */
export function definePage<const Path extends string, Item extends Params<Path>, Props extends JsonObject>(
  definition: Definition<Path, Item, Props>,
): Page {
  const { path, aliases = [], section, source, entries, props: propsOf, head, View } = definition
  const names = path.match(/(?<=:)\w+/g) ?? []
  return {
    path,
    aliases,
    section,
    *items(graph) {
      // A pattern without parameters has one page, which any empty object describes.
      for (const item of entries ? entries(graph) : [{} as Item]) {
        const props = propsOf(graph, item)
        const given: Readonly<Record<string, string>> = item
        const params = Object.fromEntries(names.map((name) => [name, given[name] ?? '']))
        yield { params, source: source(item), props, head: head(props), element: (site) => createElement(View, { ...props, site }) }
      }
    },
  }
}
