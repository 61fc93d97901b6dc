import { resolve } from 'node:path'
import type { Failure } from '../../src/engine/lib/failure'
import { nearest, suggestion } from '../../src/engine/lib/nearest.mjs'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { relativePathWithin } from '../files/paths.mjs'

/** Files and folders of content, relative to its folder; an empty name stands for all content. */
export type Scope = readonly string[]

/** The problems in a scope, and the others. */
export type Narrowed = { problems: readonly SiteProblem[]; elsewhere: readonly SiteProblem[] }

/**
 * Makes a scope of paths, which may be relative to the working directory or to the folder of content. Returns what is wrong if a path is
 * not in content.
 */
export function scopeOf(paths: readonly string[], folder: string, files: readonly string[]): Scope | Failure {
  const known = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))))
  const scope: string[] = []
  for (const path of paths) {
    // npm starts commands in the folder of the project; INIT_CWD is the folder in which npm itself was started.
    const candidates = [resolve(process.env.INIT_CWD ?? '', path), resolve(path), resolve(folder, path)].flatMap(
      (whole) => relativePathWithin(whole, folder) ?? [],
    )
    const found = candidates.find((candidate) => candidate === '' || known.has(candidate))
    if (found === undefined) {
      const near = nearest(candidates[0] ?? path, known)
      return { error: `\`${path}\` is not in ${folder}.${suggestion(near)}` }
    }
    scope.push(found)
  }
  return scope
}

/** Whether a file is in a scope. An empty scope stands for all content. */
export const isInScope = (file: string, scope: Scope) =>
  scope.length === 0 || scope.some((path) => path === '' || file === path || file.startsWith(`${path}/`))

/** Splits problems into those in a scope and the others. */
export const narrowed = (problems: readonly SiteProblem[], scope: Scope): Narrowed => ({
  problems: problems.filter(({ place }) => isInScope(place.file, scope)),
  elsewhere: problems.filter(({ place }) => !isInScope(place.file, scope)),
})
