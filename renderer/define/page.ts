import { type ComponentType, createElement, type ReactElement } from 'react'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { JsonObject } from '../../src/engine/islands/json'
import { lruCached } from '../../src/engine/lib/lru-cached'
import { once } from '../../src/engine/lib/once'
import type { DataNodes } from '../structured-data'
import type { HasCodeKey } from './code-key'

/** Names of the parameters in a pattern. */
type ParamName<Path extends string> = Path extends `${infer Left}/${infer Right}`
  ? ParamName<Left> | ParamName<Right>
  : Path extends `:${infer Name}`
    ? Name
    : never
/** The parameters of a pattern: `Params<'/a/:slug'>` is `{ slug: string }`. */
export type Params<Path extends string> = { [Name in ParamName<Path>]: string }

/** The data of a page for its `<head>`. */
export type Head = {
  /** Without the name of the site. No two pages have the same. */
  title: string
  /** No two pages have the same. */
  description: string
  /** `article` for a page with a date and an author. */
  type?: 'website' | 'article'
  /** Day of the last change, for the sitemap. */
  modified?: string
  /** Other forms of the page, such as a feed of what it lists, each with its media type. */
  alternates?: readonly { type: string; href: string; title?: string }[]
  /** Search engines, the sitemap and the search index leave it out. */
  noindex?: boolean
  /** The picture that other sites show with a link to the page. */
  card?: SocialCard
}

/** A picture for links to a page: its address on the site, its size in pixels, its media type, and what it shows in words. */
export type SocialCard = { address: string; width: number; height: number; type: string; alt: string }

/** The props of a view: the props of its page, and the words of the site. */
export type ViewProps<Props, Words> = Props & { site: Words }

/** What structured data may use besides the props of its page: the words of the site, the page's address, and that of its card if any. */
export type DataContext<Words> = { site: Words; address: string; card?: string | undefined }

type Definition<
  Graph extends CoreGraph,
  Words extends object,
  Path extends string,
  Item extends Params<Path>,
  Props extends JsonObject,
> = HasCodeKey & {
  /** The pattern of its address. */
  path: Path
  /** Further patterns whose addresses answer with the same HTML; the canonical address is that of `path`. */
  aliases?: readonly string[]
  /** The page of the main navigation that it belongs to. */
  section?: string
  /** The content file at which problems of the page are reported. */
  source: (item: Item) => string
  /** Plain data for the view and `data`. The key of the page is made from it, so it holds all that these use and nothing else. */
  props: (graph: Graph, item: Item) => Props
  head: (props: Props) => Head
  /** Its structured data, made of nothing else; left out: it has none. */
  data?: (props: Props, context: DataContext<Words>) => DataNodes
  View: ComponentType<ViewProps<Props, Words>>
} & (Record<never, never> extends Params<Path>
    ? { /** One page. */ entries?: (graph: Graph) => Iterable<Item> }
    : { /** The items that have a page each; an item holds the parameters of its address. */ entries: (graph: Graph) => Iterable<Item> })

/** One page of a kind, ready to be planned and rendered. Its props and its head are made lazily. */
export type PageItem<Words extends object = object> = {
  params: Readonly<Record<string, string>>
  source: string
  readonly props: JsonObject
  readonly head: Head
  /** This is a method and not a property, so that kinds of pages of any site can be in one table. */
  element(words: Words): ReactElement
  data(context: DataContext<Words>): DataNodes
}

/**
 * An item that takes its members lazily from another one: `item` is called when props, view or data are read, and for the head, unless
 * `head` gives another one.
 */
export const lazyItem = <Words extends object>(
  { params, source }: Pick<PageItem<Words>, 'params' | 'source'>,
  item: () => PageItem<Words>,
  head = () => item().head,
): PageItem<Words> => ({
  params,
  source,
  get props() {
    return item().props
  },
  get head() {
    return head()
  },
  element: (words) => item().element(words),
  data: (context) => item().data(context),
})

/** A kind of page, without the types that only its definition knows. */
export type Page<Graph extends CoreGraph = CoreGraph, Words extends object = object> = HasCodeKey & {
  path: string
  aliases: readonly string[]
  section: string | undefined
  items(graph: Graph): Generator<PageItem<Words>>
  /** The page with these parameters of its address, made without the others. */
  itemWith(graph: Graph, params: Readonly<Record<string, string | undefined>>): PageItem<Words> | undefined
  /** The view of an item with these props, which `props` of the page made. */
  element(props: JsonObject, words: Words): ReactElement
  /** The structured data of an item with these props. */
  data(props: JsonObject, context: DataContext<Words>): DataNodes
}

/** Makes `definePage` for a site, for its types of graph and words. A page is defined by pattern, entries, props, head, data and view. */
export const pageDefiner =
  <Graph extends CoreGraph, Words extends object>() =>
  <const Path extends string, Item extends Params<Path>, Props extends JsonObject>(
    definition: Definition<Graph, Words, Path, Item, Props>,
  ): Page<Graph, Words> => {
    const { codeKey, path, aliases = [], section, source, entries, props: propsOf, head, data, View } = definition
    const names = path.match(/(?<=:)\w+/g) ?? []
    // A pattern without parameters has one page; an empty object has all of its parameters.
    const entriesOf = (graph: Graph): Iterable<Item> => (entries ? entries(graph) : [{} as Item])
    const paramsOf = (given: Readonly<Record<string, string>>) => Object.fromEntries(names.map((name) => [name, given[name] ?? '']))
    const itemOf = (graph: Graph, item: Item): PageItem<Words> => {
      const props = lruCached(() => propsOf(graph, item))
      const headOf = once(() => head(props()))
      return {
        params: paramsOf(item),
        source: source(item),
        get props() {
          return props()
        },
        get head() {
          return headOf()
        },
        element: (site) => createElement(View, { ...props(), site }),
        data: (context) => data?.(props(), context) ?? [],
      }
    }
    return {
      codeKey,
      path,
      aliases,
      section,
      // Only results of `propsOf` are passed.
      element: (props, site) => createElement(View, { ...(props as Props), site }),
      data: (props, context) => data?.(props as Props, context) ?? [],
      *items(graph) {
        for (const item of entriesOf(graph)) yield itemOf(graph, item)
      },
      itemWith(graph, params) {
        for (const item of entriesOf(graph)) {
          const own = paramsOf(item)
          if (names.every((name) => own[name] === params[name])) return itemOf(graph, item)
        }
        return undefined
      },
    }
  }
