import { required } from '../src/engine/problems/problem'
import type { Assets } from './document'
import { sharedSheets } from './styles/shared'
import type { Styles } from './styles/styles'

/** The part of vite's manifest that is read. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/** Addresses of the style sheets that all pages share. */
function sheetsOf(styles: Styles): Pick<Assets, 'printStyles' | 'laterStyles' | 'siteStyles'> {
  const { print, later, site } = sharedSheets(styles)
  return { printStyles: print.address, laterStyles: later.address, siteStyles: site.address }
}

/** The loader of a site by its path, and its styles. */
type AssetsInput = { loader: string; styles: Styles }

/** Addresses of a build, from vite's manifest. */
export const builtAssets = (manifest: Manifest, { loader, styles }: AssetsInput): Assets => ({
  loader: `/${required(manifest[loader], `${loader} in vite's manifest`).file}`,
  ...sheetsOf(styles),
  development: '',
})

/** Addresses of the development server, which serves sources as they are; `head` is markup that it adds to the head. */
export const developmentAssets = ({ loader, styles }: AssetsInput, head = ''): Assets => ({
  loader: `/${loader}`,
  ...sheetsOf(styles),
  development: head,
})

/** For pages that are rendered for their links and ids only: nobody loads anything. */
export const NO_ASSETS: Assets = { loader: '', printStyles: '', laterStyles: '', siteStyles: '', development: '' }
