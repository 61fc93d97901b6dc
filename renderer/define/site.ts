import type { ReactElement } from 'react'
import type * as z from 'zod'
import type { SingletonTable } from '../../src/engine/content/model/collection'
import type { ContentModel, PageQuery } from '../../src/engine/content/model/content-model'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { FactTable, Identity } from '../../src/engine/content/model/site-files'
import { type Catalogue, catalogue } from '../../src/engine/problems/catalogue'
import { InvariantError } from '../../src/engine/problems/problem'
import type { ClientParts } from '../checks/islands'
import { MAIN_ID } from '../document'
import type { Output } from '../emit'
import { foldersWithoutPages } from '../reserved'
import type { Frame } from './frame'
import type { Page } from './page'
import type { Scaffold } from './scaffold'
import type { Theme } from './theme'

/** Variables of the environment and of `.env`. */
export type Variables = Readonly<Record<string, string | undefined>>

/** How a site makes pages and files of its graph. `Words` is what every view gets, `Settings` what its outputs take from the environment. */
type SiteFeatures<Graph extends CoreGraph, Words extends object, Settings> = {
  /** Every kind of page, in the order of the site map. */
  pages: readonly Page<Graph, Words>[]
  /** Words that every view gets. */
  words(graph: Graph): Words
  /** What stands around the content of every page. */
  frame(graph: Graph): Frame
  theme: Theme
  /** Patterns of addresses by name: the kinds of pages as pictures and audits name them. */
  routes: Readonly<Record<string, string>>
  /** What is made besides the pages and what goes with them. */
  outputs: readonly Output<Graph, Settings>[]
  settings(variables: Variables): Settings
  /**
   * The view to render where only its links and ids are wanted: it may leave out what is slow to render and holds neither. A site
   * that does not define it renders the whole view.
   */
  viewForLinks(this: void, view: ReactElement): ReactElement
  /** What a new collection is made of; left out: `new` makes entries only. */
  scaffold?: Scaffold
  /** What of it comes to life in a browser. */
  parts: ClientParts
}

/** A site as the stages and the commands get it. */
export type Site<Graph extends CoreGraph = CoreGraph, Words extends object = object, Settings = unknown> = SiteFeatures<
  Graph,
  Words,
  Settings
> & {
  model: ContentModel<Graph>
}

/** The single files that every site has, besides its own. */
type RequiredSingletons = SingletonTable & {
  site: { identity: z.ZodType<Identity>; facts: z.ZodType<FactTable>; redirects: z.ZodType<CoreGraph['site']['redirects']> }
  pages: Readonly<Record<string, z.ZodType>>
}

/** All that a site hands over. `Graph` is the `SiteGraph` of its tables. */
type SiteDefinition<Graph extends CoreGraph, Words extends object, Settings> = Omit<SiteFeatures<Graph, Words, Settings>, 'viewForLinks'> &
  Partial<Pick<SiteFeatures<Graph, Words, Settings>, 'viewForLinks'>> &
  Pick<ContentModel, 'collections' | 'components'> &
  Partial<Pick<ContentModel, 'lint' | 'everywhere' | 'articleIds'>> & {
    singletons: RequiredSingletons
    /** The problems that only its content can have, by codes that no problem of the engine has. */
    problems?: Catalogue
    /** What each page reads from the query of its address, by path; a page that is not here reads nothing. */
    queries?: Readonly<Record<string, PageQuery>>
  }

/**
 * Defines a site: the one place where it hands itself over to the engine. Throws where it says what a page reads from its address and
 * has no such page, and where one of its own problems has a code of the engine.
 */
export function defineSite<Graph extends CoreGraph, Words extends object, Settings>(
  definition: SiteDefinition<Graph, Words, Settings>,
): Site<Graph, Words, Settings> {
  const {
    collections,
    singletons,
    components,
    lint = [],
    problems = {},
    queries = {},
    everywhere = {},
    articleIds = [],
    ...rest
  } = definition
  const making = { viewForLinks: unchanged, ...rest }
  const paths = making.pages.flatMap(({ path, aliases }) => [path, ...aliases]).filter((path) => !path.includes(':'))
  const fixedPages = new Map(paths.map((path) => [path, queries[path] ?? {}] as const))
  const missing = Object.keys(queries).find((path) => !fixedPages.has(path))
  if (missing !== undefined) throw new InvariantError(`the site says what ${missing} reads from its address, and has no such page`)
  const taken = Object.keys(problems).find((code) => Object.hasOwn(catalogue, code))
  if (taken !== undefined) throw new InvariantError(`the site has a problem of the code ${taken}, which is one of the engine`)
  return {
    ...making,
    model: {
      collections,
      singletons,
      components,
      lint,
      problems: { ...catalogue, ...problems },
      fixedPages,
      everywhere,
      articleIds: [MAIN_ID, ...articleIds],
      foldersWithoutPages: foldersWithoutPages(making.outputs),
    },
  }
}

const unchanged = (view: ReactElement) => view
