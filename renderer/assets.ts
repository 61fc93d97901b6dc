import * as z from 'zod'
import { required } from '../src/engine/problems/problem'
import { ROOT } from '../src/engine/routes/base.mjs'
import type { Assets } from './html-document'
import { sharedSheets } from './styles/shared'
import type { Styles } from './styles/styles'

/** The part of vite's manifest that is used. */
export const manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))

export type Manifest = Readonly<z.infer<typeof manifest>>

/** Addresses of the style sheets that all pages share. */
function sheetsOf(styles: Styles): Pick<Assets, 'printStyles' | 'laterStyles' | 'siteStyles'> {
  const { print, later, site } = sharedSheets(styles)
  return { printStyles: print.address, laterStyles: later.address, siteStyles: site.address }
}

/** The base path of a site, the path of its loader, its styles, and the origins of other servers that its scripts send to. */
type AssetsInput = { base: string; loader: string; styles: Styles; origins: readonly string[] }

/** The addresses that the pages of a build use, from vite's manifest. */
export const builtAssets = (manifest: Manifest, { base, loader, styles, origins }: AssetsInput): Assets => ({
  base,
  loader: `/${required(manifest[loader], `${loader} in vite's manifest`).file}`,
  ...sheetsOf(styles),
  origins,
})

/**
 * The addresses that pages of the development server use; it serves source files as they are. `loader` is a path from the root of vite;
 * `nonce` is for what the server adds to open pages.
 */
export const developmentAssets = ({ base, loader, styles, origins }: AssetsInput, nonce?: string): Assets => ({
  base,
  loader: `/${loader}`,
  ...sheetsOf(styles),
  origins,
  ...(nonce !== undefined && { nonce }),
})

/** Placeholder addresses for pages that are rendered only for their links and ids. */
export const NO_ASSETS: Assets = { base: ROOT, loader: '', printStyles: '', laterStyles: '', siteStyles: '', origins: [] }
