import { required } from '../src/engine/problems/problem'
import { LOADER } from './define/layout.mjs'
import type { Assets } from './document'

/** The part of vite's manifest that is read. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/** Address of the styles for paper: they change with the code only. */
export const printStylesOf = (codeKey: string) => `/assets/print-${codeKey.slice(0, 8)}.css`

/** Address of the styles of what no page shows at first: they change with the code only. */
export const laterStylesOf = (codeKey: string) => `/assets/later-${codeKey.slice(0, 8)}.css`

/** Address of all other styles together: they change with the code only. */
export const siteStylesOf = (codeKey: string) => `/assets/site-${codeKey.slice(0, 8)}.css`

/** Addresses of a build, from vite's manifest and the key of the code. */
export const builtAssets = (manifest: Manifest, loader: string, codeKey: string): Assets => ({
  loader: `/${required(manifest[loader], `${loader} in vite's manifest`).file}`,
  printStyles: printStylesOf(codeKey),
  laterStyles: laterStylesOf(codeKey),
  siteStyles: siteStylesOf(codeKey),
  development: '',
})

/** Addresses of the development server, which serves sources as they are: `loader` by its path from the root of vite. */
export const developmentAssets = ({ loader = LOADER, head = '' } = {}): Assets => ({
  loader: `/${loader}`,
  printStyles: printStylesOf('development'),
  laterStyles: laterStylesOf('development'),
  siteStyles: siteStylesOf('development'),
  development: head,
})
