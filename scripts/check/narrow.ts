import { relative, resolve, sep } from 'node:path'
import { nearest, suggestion } from '../../src/engine/lib/text'
import type { SiteProblem } from '../../src/engine/problems/problem'

/** Files and folders of content, relative to its folder; an empty name is all of it. */
export type Scope = readonly string[]

/** What lies in a scope and what does not. */
export type Narrowed = { problems: readonly SiteProblem[]; elsewhere: readonly SiteProblem[] }

/** Paths as a scope, or what is wrong with one of them. They may start in the working directory or in the folder of content. */
export function scopeOf(paths: readonly string[], folder: string, files: readonly string[]): Scope | { wrong: string } {
  const known = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))))
  const scope: string[] = []
  for (const path of paths) {
    // npm starts commands in the folder of the project, and says where it was called itself.
    const candidates = [resolve(process.env.INIT_CWD ?? '', path), resolve(path), resolve(folder, path)].map((whole) =>
      relative(folder, whole).split(sep).join('/'),
    )
    const found = candidates.find((candidate) => candidate === '' || known.has(candidate))
    if (found === undefined) {
      const near = nearest(candidates.find((candidate) => !candidate.startsWith('..')) ?? path, known)
      return { wrong: `\`${path}\` is not in ${folder}.${suggestion(near)}` }
    }
    scope.push(found)
  }
  return scope
}

/** Whether a file lies in a scope. Without a path, everything does. */
export const isInScope = (file: string, scope: Scope) =>
  scope.length === 0 || scope.some((path) => path === '' || file === path || file.startsWith(`${path}/`))

/** Problems in a scope, and all others. */
export const narrowed = (problems: readonly SiteProblem[], scope: Scope): Narrowed => ({
  problems: problems.filter(({ place }) => isInScope(place.file, scope)),
  elsewhere: problems.filter(({ place }) => !isInScope(place.file, scope)),
})
