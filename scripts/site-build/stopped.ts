import type { SiteProblem } from '../../src/engine/problems/problem'
import { EXIT } from '../command'
import { type LoadedContent, problemText } from '../content'

/** Prints the problems that stop a build. Returns its exit code. */
export function stopped(found: readonly SiteProblem[], loaded: LoadedContent): number {
  console.error(`\n${problemText(found, loaded)}\nNothing was written.`)
  return EXIT.problems
}
