import { codeKeysOf } from '../../renderer/code-keys'
import type { Site } from '../../renderer/define/site'
import type { DevelopmentSite } from '../../renderer/development'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { Clock } from '../clock'
import type { Folders } from '../command'
import type { LoadedContent } from '../content'
import { environmentOf } from '../environment.mjs'
import type { Project } from '../project.mjs'
import type { SiteAddress } from '../site-address.mjs'
import { textStore } from '../store/text-store'
import type { Background } from './background'
import { contentLoader, type DevelopmentCache, developmentCacheFor, editableContent, problemsOfPages } from './content'
import type { Modules } from './modules'

/** What stays the same while content and code change. */
export type LoaderInput = Pick<Folders, 'content' | 'cache' | 'isOwnContent'> & {
  project: Project
  clock: Clock
  /** The site of the bundle. Without it, no page is answered until vite has imported the modules. */
  site?: Site
  codeKey: string
  nonce: string
  siteAddress: SiteAddress
}

/** A site, with the cache for its pages. */
export type SiteWithCache = { site: DevelopmentSite; cache: DevelopmentCache }

/** Content as it was loaded with modules, what the editor in the browser needs of it, and its site if it has no errors. */
export type Loaded = {
  modules: Modules
  loaded: LoadedContent
  editable: ReturnType<typeof editableContent>
  next: SiteWithCache | undefined
}

/** Makes a function that loads content with modules. Those of the bundle and those of vite each have a content cache of their own. */
export function siteLoader(
  { project, nonce, siteAddress, site: bundled, codeKey, ...folders }: LoaderInput,
  { bundle, background }: { bundle: Modules | undefined; background: Background },
): (modules: Modules) => Promise<Loaded> {
  const sharedKey = bundled ? codeKeysOf(bundled, codeKey).shared : codeKey
  const contentOfBundle = contentLoader(folders.content, folders.clock, textStore(folders, sharedKey))
  const contentOfVite = contentLoader(folders.content, folders.clock, textStore(folders, sharedKey))
  let memory: DevelopmentCache | undefined

  return async (modules) => {
    const { site: made, development } = modules
    const kept = developmentCacheFor(modules, memory)
    memory = kept
    const loaded = await (modules === bundle ? contentOfBundle : contentOfVite)(modules)
    const options = {
      loader: project.scripts.loader,
      settings: made.default.settings(environmentOf(project.root)),
      nonce,
      base: siteAddress.base,
    }
    const siteOf = (graph: CoreGraph) =>
      development.createDevelopmentSite(made.default, development.withSiteAddress(graph, siteAddress), options)
    return {
      modules,
      loaded,
      editable: editableContent(modules, loaded, (graph) => problemsOfPages(siteOf(graph), kept.pages, background)),
      next: loaded.graph ? { site: siteOf(loaded.graph), cache: kept } : undefined,
    }
  }
}
