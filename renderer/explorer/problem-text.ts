import { formatProblems } from '../../src/errors/format'
import type { SiteProblem } from '../../src/errors/problem'

/** A problem as the terminal prints it, with the lines that it stands in. */
export const problemText = (item: SiteProblem, source: string | undefined): string =>
  formatProblems([item], () => source).replace(/\n\n[^\n]*$/, '')
