import { required } from '../src/engine/problems/problem'
import sans from '../src/site/styles/fonts/aldergate-sans.woff2?url'
import text from '../src/site/styles/fonts/aldergate-text.woff2?url'
import type { Assets } from './document'
import { sharedSheets } from './styles/shared'
import type { Styles } from './styles/styles'

/** The part of vite's manifest that is read. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

const FONTS: Assets['fonts'] = { interface: sans, prose: text }
const LOADER = 'src/site/islands/loader.ts'

/** Addresses of the style sheets that all pages share. */
function sheetsOf(styles: Styles): Pick<Assets, 'printStyles' | 'laterStyles' | 'siteStyles'> {
  const { print, later, site } = sharedSheets(styles)
  return { printStyles: print.address, laterStyles: later.address, siteStyles: site.address }
}

/** Addresses of a build, from vite's manifest and the styles of the site. */
export const builtAssets = (manifest: Manifest, styles: Styles): Assets => ({
  loader: `/${required(manifest[LOADER], `${LOADER} in vite's manifest`).file}`,
  ...sheetsOf(styles),
  fonts: FONTS,
  development: '',
})

/** Addresses of the development server, which serves sources as they are. */
export const developmentAssets = (head: string, styles: Styles): Assets => ({
  loader: `/${LOADER}`,
  ...sheetsOf(styles),
  fonts: FONTS,
  development: head,
})

/** For pages that are rendered for their links and ids only: nobody loads anything. */
export const NO_ASSETS: Assets = {
  loader: '',
  printStyles: '',
  laterStyles: '',
  siteStyles: '',
  fonts: { interface: '', prose: '' },
  development: '',
}
