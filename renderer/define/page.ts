import { type ComponentType, createElement, type ReactElement } from 'react'
import type { CoreGraph } from '../../src/engine/content/model/graph'
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

/** Plain data of a page and the words of the site. */
export type ViewProps<Props, Words> = Props & { site: Words }

type Definition<Graph extends CoreGraph, Words extends object, Path extends string, Item extends Params<Path>, Props extends JsonObject> = {
  /** The pattern of its address. */
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
  View: ComponentType<ViewProps<Props, Words>>
} & (Record<never, never> extends Params<Path>
  ? { /** One page. */ entries?: (graph: Graph) => Iterable<Item> }
  : { /** What has a page; each gives the parameters of its address. */ entries: (graph: Graph) => Iterable<Item> })

/** A page of a kind, ready to be planned and rendered. */
export type PageItem<Words extends object = object> = {
  params: Readonly<Record<string, string>>
  source: string
  props: JsonObject
  head: Head
  /** A method, so that kinds of pages of any site can be in one table. */
  element(words: Words): ReactElement
}

/** A kind of page with its types closed over. */
export type Page<Graph extends CoreGraph = CoreGraph, Words extends object = object> = {
  path: string
  aliases: readonly string[]
  section: string | undefined
  items(graph: Graph): Generator<PageItem<Words>>
}

/** Makes `definePage` for a site: its graph, and the words that every view gets. A page is pattern → entries → props → head → View. */
export const pageDefiner =
  <Graph extends CoreGraph, Words extends object>() =>
  <const Path extends string, Item extends Params<Path>, Props extends JsonObject>(
    definition: Definition<Graph, Words, Path, Item, Props>,
  ): Page<Graph, Words> => {
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
