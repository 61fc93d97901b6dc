import type { ComponentTable } from '../../schema/component'
import type { LintRule } from '../lint/rule'
import type { CollectionTable, SingletonTable } from './collection'
import type { CoreGraph } from './graph'

/** What content says where it can be looked up while it may still be wrong; undefined where a file could not be parsed. */
export type ContentLookup = {
  /** The value at a path of a single file, such as `pages.blog.categories`. */
  value: (path: string) => unknown
  /** The texts that a field of every entry of a collection holds. */
  texts: (collection: string, field: string) => readonly string[] | undefined
}

/** What a page reads from one name of the query of its address. */
export type QueryParameter = {
  /** The values that it knows; left out: any. */
  values?: (content: ContentLookup) => readonly string[] | undefined
  /** The file of content that lists them, where they are no categories of a list. */
  listedIn?: string
}

/** What a page reads from the query of its address, by name. */
export type PageQuery = Readonly<Record<string, QueryParameter>>

/** What a site says about its content: what the stages from reading to linking need. `Graph` is what linking makes of it. */
export type ContentModel<Graph extends CoreGraph = CoreGraph> = {
  collections: CollectionTable
  singletons: SingletonTable
  components: ComponentTable
  /** What editors should weigh on this site, besides what they should on every site. */
  lint: readonly LintRule[]
  /** The pages that are there whatever entries say, by address, and what each reads from the query. */
  standing: ReadonlyMap<string, PageQuery>
  /** What every page reads from the query. */
  everywhere: PageQuery
  /** Folders of dist/ that hold files and no pages: no address of a redirect lies in one. */
  foldersWithoutPages: readonly string[]
  /** Carries the type of the graph; never set. */
  graph?: Graph
}

/** The file of an entry. */
export const fileOfEntry = ({ collections }: Pick<ContentModel, 'collections'>, collection: string, slug: string): string => {
  const { dir, format } = collectionIn(collections, collection)
  return `${dir}/${slug}.${format}`
}

/** The definition of a collection that is known to be in the table. */
export function collectionIn(collections: CollectionTable, name: string) {
  const found = collections[name]
  if (!found) throw new Error(`There is no collection ${name}.`)
  return found
}
