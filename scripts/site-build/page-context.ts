import { builtAssets, type Manifest } from '../../renderer/assets'
import { type CodeKeys, keyOfPart } from '../../renderer/code-keys'
import { contextOf, sharedData } from '../../renderer/context'
import type { RenderContext } from '../../renderer/render'
import { createStyles, type Styles } from '../../renderer/styles/styles'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { readManifest } from '../assets'
import { cachedSheet } from '../store/cached-sheet'
import { type SharedContext, sharedContext } from '../workers/tasks'
import type { SiteBuild } from './build-input'

/** The context that pages are rendered with, here and in threads, and the styles and vite's manifest that are part of it. */
export type PageContext = { context: RenderContext; forThreads: () => SharedContext; styles: Styles; manifest: Manifest }

/** Makes the context of all pages. `code` has the keys of the code for the base path of the site. */
export async function pageContext(build: SiteBuild, graph: CoreGraph, code: CodeKeys): Promise<PageContext> {
  const { site, folders, siteAddress, settings } = build
  const manifest = await readManifest(build.bundle.client)
  const sheet = await cachedSheet(folders.cache, keyOfPart(build.code, site.theme), site.theme.styles)
  const styles = createStyles(site.theme.styles, sheet)
  const assets = builtAssets(manifest, {
    base: siteAddress.base,
    loader: build.scripts.loader,
    styles,
    origins: site.origins?.(settings) ?? [],
  })
  const preview = build.isPreview ? graph.unpublished : undefined
  const data = { shared: sharedData(site, graph), assets, code, preview }
  return { context: contextOf(site, data, styles), forThreads: () => sharedContext(data, sheet), styles, manifest }
}
