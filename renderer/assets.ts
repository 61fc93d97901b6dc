import { required } from '../src/errors/problem'
import sans from '../src/styles/fonts/aldergate-sans.woff2?url'
import type { Assets } from './document'

/** The part of vite's manifest that is read. */
export type Manifest = Readonly<Record<string, { file: string }>>

const LOADER = 'src/islands/runtime/loader.ts'

/** Addresses of a build, from vite's manifest. */
export const builtAssets = (manifest: Manifest): Assets => ({
  loader: `/${required(manifest[LOADER], `${LOADER} in vite's manifest`).file}`,
  preloadFonts: [sans],
  development: '',
})

/** Addresses of the development server, which serves sources as they are. */
export const developmentAssets = (head: string): Assets => ({ loader: `/${LOADER}`, preloadFonts: [], development: head })
