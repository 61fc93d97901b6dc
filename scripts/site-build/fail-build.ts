import { EXIT } from '../command'

/** Prints what stops a build. Returns its exit code. */
export function failBuild(text: string): number {
  console.error(`\n${text}\nNothing was written.`)
  return EXIT.problems
}
