import type { Catalogue } from '../../problems/catalogue'
import { type Place, required, type SiteProblem } from '../../problems/problem'
import type { BodyNode } from '../../schema/body'
import type { ComponentTable } from '../../schema/component'
import type { CrossFileRule, LintRule } from '../lint/rule'
import type { CollectionTable, SingletonTable } from './collection'
import type { CoreGraph } from './graph'

/** Reads content that may have errors; a result is undefined where a file could not be parsed. */
export type ContentLookup = {
  /** The value at a path of a single file, such as `pages.breads.kinds`. */
  value: (path: string) => unknown
  /** The texts of a field in all entries of a collection. */
  texts: (collection: string, field: string) => readonly string[] | undefined
}

/** A value in the query of a link that its page does not take. `near` is the nearest value that it takes. */
export type RefusedValue = { path: string; name: string; value: string; values: readonly string[]; near: string | undefined; place: Place }

/** One parameter that a page reads from the query of its address. */
export type QueryParameter = {
  /** The values that it takes, and the problem of a link with another value. Left out: it takes any. */
  takes?: {
    values: (content: ContentLookup) => readonly string[] | undefined
    problem: (refused: RefusedValue) => SiteProblem
  }
}

/** The parameters that a page reads from the query of its address, by name. */
export type PageQuery = Readonly<Record<string, QueryParameter>>

/** The part of a site that the stages from reading to linking need. `Graph` is the type of its graph. */
export type ContentModel<Graph extends CoreGraph = CoreGraph> = {
  collections: CollectionTable
  singletons: SingletonTable
  components: ComponentTable
  /** The lint rules of this site, besides those of every site. */
  lint: readonly LintRule[]
  /** Those about all files together. */
  crossFileLint: readonly CrossFileRule[]
  /** All problems that its content can have: those of the engine, and its own. */
  problems: Catalogue
  /** The pages that do not depend on entries, by address, and what each reads from the query. */
  fixedPages: ReadonlyMap<string, PageQuery>
  /** The parameters that every page reads from the query. */
  everywhere: PageQuery
  /** Ids that the page of an article has besides those of its headings. A heading never gets one of them. */
  reservedHeadingIds: readonly string[]
  /** Extracts what the site keeps of each text besides its nodes, from these alone. It runs when a text is reviewed. */
  searchTerms: (nodes: readonly BodyNode[]) => string
  /** Folders of dist/ that hold files and no pages. A redirect must not start or end in one. */
  foldersWithoutPages: readonly string[]
  /** Only for the type checker; it has no value. */
  graph?: Graph
}

/** The file of an entry. */
export const fileOfEntry = ({ collections }: Pick<ContentModel, 'collections'>, collection: string, slug: string): string => {
  const { dir, format } = collectionIn(collections, collection)
  return `${dir}/${slug}.${format}`
}

/** The definition of a collection. Throws an error if the table does not have it, which is a bug. */
export const collectionIn = (collections: CollectionTable, name: string) => required(collections[name], `the collection ${name}`)
