import type { Catalogue } from '../../problems/catalogue'
import type { Place, SiteProblem } from '../../problems/problem'
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

/** A value of a query that a link gives and its page does not take. `near` is the nearest of those that it takes. */
export type RefusedValue = { path: string; name: string; value: string; values: readonly string[]; near: string | undefined; place: Place }

/** One parameter that a page reads from the query of its address. */
export type QueryParameter = {
  /** The values that it takes, and the problem of a link with another one; left out: it takes any. */
  takes?: {
    values: (content: ContentLookup) => readonly string[] | undefined
    problem: (refused: RefusedValue) => SiteProblem
  }
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
  /** Every problem that its content can have: those of any site, and its own. */
  problems: Catalogue
  /** The pages that do not depend on entries, by address, and what each reads from the query. */
  fixedPages: ReadonlyMap<string, PageQuery>
  /** What every page reads from the query. */
  everywhere: PageQuery
  /** The ids that the page of an article has besides those of its headings, which get other ones. */
  articleIds: readonly string[]
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
