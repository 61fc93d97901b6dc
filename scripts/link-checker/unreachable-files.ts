import type { SiteProblem } from '../../src/engine/problems/problem'
import { SITE_MANIFEST } from '../../src/engine/routes/files'
import { isNotFoundView, isRequestedDirectly } from './exceptions'
import { linkCheckProblem } from './mistakes'
import type { SiteIndex } from './site-index'

/** Pages that no links reach from the home page; `leads` are the files that each file leads visitors to. */
export function orphans(leads: ReadonlyMap<string, readonly string[]>, { own, moved, addressOf }: SiteIndex): SiteProblem[] {
  const reached = new Set(['index.html'])
  // Iterating a set also visits what is added to it meanwhile.
  for (const path of reached) for (const next of leads.get(path) ?? []) reached.add(next)
  return own
    .filter((path) => isPage(path) && !reached.has(path) && !moved.has(path) && !isNotFoundView(path) && !isRequestedDirectly(path))
    .map((path) => linkCheckProblem('closure/orphan', { file: path }, addressOf(path)))
}

/** Files that the manifest of the site lists and that are missing, and files that it does not list. */
export function manifestProblems({ own, listed, paths }: SiteIndex): SiteProblem[] {
  if (listed === undefined) return []
  const missing = [...listed].filter((path) => !paths.has(path))
  const unlisted = own.filter((path) => !listed.has(path) && path !== SITE_MANIFEST)
  return [
    ...missing.map((path) => linkCheckProblem('closure/missing', { file: SITE_MANIFEST }, path)),
    ...unlisted.map((path) => linkCheckProblem('closure/unlisted', { file: path }, path)),
  ]
}

/** Files that no other file names. Pages other than not-found views, files at old addresses and compressed copies need no name. */
export const unusedFiles = (used: ReadonlySet<string>, { own, paths, moved }: SiteIndex): SiteProblem[] =>
  own
    .filter(
      (path) =>
        !used.has(path) &&
        !moved.has(path) &&
        (!isPage(path) || isNotFoundView(path)) &&
        !isRequestedDirectly(path) &&
        !isCompressed(path, paths),
    )
    .map((path) => linkCheckProblem('closure/unused', { file: path }, path))

const isPage = (path: string) => path.endsWith('.html')
const isCompressed = (path: string, paths: ReadonlySet<string>) => /\.(?:br|gz)$/.test(path) && paths.has(path.slice(0, -3))
