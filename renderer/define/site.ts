import type { ReactElement } from 'react'
import type * as z from 'zod'
import type { SingletonTable } from '../../src/engine/content/model/collection'
import type { ContentModel, PageQuery } from '../../src/engine/content/model/content-model'
import { type CoreGraph, GRAPH_NAMES } from '../../src/engine/content/model/graph'
import type { FactTable, Identity } from '../../src/engine/content/model/site-files'
import { type Catalogue, catalogue } from '../../src/engine/problems/catalogue'
import { SiteCodeError } from '../../src/engine/problems/problem'
import type { Backend } from '../admin/field'
import type { ClientParts } from '../checks/islands'
import type { Output } from '../emit'
import { MAIN_ID } from '../html-document'
import { ADMIN_FOLDER } from '../outputs/admin'
import { foldersWithoutPages } from '../reserved'
import type { Benchmark } from './benchmark'
import type { HasCodeKey } from './code-key'
import type { Documents } from './documents'
import type { Frame } from './frame'
import type { Page } from './page'
import type { Scaffold } from './scaffold'
import type { Theme } from './theme'

/** Variables of the environment and of `.env`. */
export type Variables = Readonly<Record<string, string | undefined>>

/**
 * How a site makes pages and files from its graph. `Words` are the words that every view gets, `Settings` the settings that its outputs
 * take from the environment.
 */
type SiteFeatures<Graph extends CoreGraph, Words extends object, Settings> = HasCodeKey & {
  /** Every kind of page, in the order of the site map. */
  pages: readonly Page<Graph, Words>[]
  /** The words that every view gets. */
  words(graph: Graph): Words
  /** The markup around the content of every page. */
  frame: Frame<Graph>
  theme: Theme
  /** Patterns of addresses by name. `shots` and `audit` take each for a kind of page, and name it so. */
  routes: Readonly<Record<string, string>>
  /** The files that are made besides pages and those that every site has. */
  outputs: readonly Output<Graph, Settings>[]
  /** Documents such as PDFs; left out: there are none. */
  documents?: Documents<Graph>
  /** The repository to which the editor in the browser saves, which builds then have at `/admin`; left out: only `dev` has it. */
  admin?: Backend
  settings(variables: Variables): Settings
  /** The origins of other servers that scripts of its pages send to, by the settings; left out: there are none. */
  origins?(settings: Settings): readonly string[]
  /**
   * The view to render if only its links and ids are needed: it may leave out what is slow to render and holds neither. A site
   * that does not define it renders the whole view.
   */
  viewForLinks(this: void, view: ReactElement): ReactElement
  /** The addresses of pages that its content switches off; left out: it cannot. Links of fields that lead there are not shown. */
  leftOut?(graph: Graph): ReadonlySet<string>
  /** The files of a new collection; left out: the command `new` makes entries only. */
  scaffold?: Scaffold
  /** What `npm run bench` measures; left out: this command has nothing to measure. */
  benchmark?: Benchmark<Graph>
  /** The parts of the site that run in the browser. */
  parts: ClientParts
}

/** A site in the form in which stages and commands get it. */
export type Site<Graph extends CoreGraph = CoreGraph, Words extends object = object, Settings = unknown> = SiteFeatures<
  Graph,
  Words,
  Settings
> & {
  model: ContentModel<Graph>
}

/** A table of single files with those that every site has. */
type RequiredSingletons = SingletonTable & {
  site: { identity: z.ZodType<Identity>; facts: z.ZodType<FactTable>; redirects: z.ZodType<CoreGraph['site']['redirects']> }
  pages: Readonly<Record<string, z.ZodType>>
}

/** The definition of a site. `Graph` is the `SiteGraph` of its tables. */
type SiteDefinition<Graph extends CoreGraph, Words extends object, Settings> = Omit<SiteFeatures<Graph, Words, Settings>, 'viewForLinks'> &
  Partial<Pick<SiteFeatures<Graph, Words, Settings>, 'viewForLinks'>> &
  Pick<ContentModel, 'collections' | 'components'> &
  Partial<Pick<ContentModel, 'lint' | 'crossFileLint' | 'everywhere' | 'reservedHeadingIds' | 'searchTerms'>> & {
    singletons: RequiredSingletons
    /** The problems that only content of this site can have. Their codes are different from those of the engine. */
    problems?: Catalogue
    /** The parameters that each page reads from the query of its address, by path. A page that is not in the table reads none. */
    queries?: Readonly<Record<string, PageQuery>>
  }

/**
 * Defines a site: all that the engine knows of a site is in this definition. Throws an error if `queries` has a path without a page, if a
 * collection has the name of a property of every graph, or if a problem of the site has a code of the engine.
 */
export function defineSite<Graph extends CoreGraph, Words extends object, Settings>(
  definition: SiteDefinition<Graph, Words, Settings>,
): Site<Graph, Words, Settings> {
  const {
    collections,
    singletons,
    components,
    lint = [],
    crossFileLint = [],
    problems = {},
    queries = {},
    everywhere = {},
    reservedHeadingIds = [],
    searchTerms = noSearchTerms,
    ...rest
  } = definition
  const ofGraph = Object.keys(collections).find((name) => GRAPH_NAMES.includes(name))
  if (ofGraph !== undefined)
    throw new SiteCodeError(
      `a collection has the name \`${ofGraph}\`, which every graph has for something else: it needs another name in the table of collections, and its folder may stay`,
    )
  const making = { viewForLinks: unchanged, ...rest }
  const paths = making.pages.flatMap(({ path, aliases }) => [path, ...aliases]).filter((path) => !path.includes(':'))
  const fixedPages = new Map(paths.map((path) => [path, queries[path] ?? {}] as const))
  const missing = Object.keys(queries).find((path) => !fixedPages.has(path))
  if (missing !== undefined) throw new SiteCodeError(`the site says what ${missing} reads from its address, and lists no page there`)
  const taken = Object.keys(problems).find((code) => Object.hasOwn(catalogue, code))
  if (taken !== undefined) throw new SiteCodeError(`the site has a problem of the code ${taken}, which is one of the engine`)
  return {
    ...making,
    model: {
      collections,
      singletons,
      components,
      lint,
      crossFileLint,
      problems: { ...catalogue, ...problems },
      fixedPages,
      everywhere,
      reservedHeadingIds: [MAIN_ID, ...reservedHeadingIds],
      searchTerms,
      foldersWithoutPages: foldersWithoutPages([...making.outputs, ...(making.admin ? [{ folders: [ADMIN_FOLDER] }] : [])]),
    },
  }
}

const noSearchTerms = () => ''

const unchanged = (view: ReactElement) => view
