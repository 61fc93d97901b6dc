import { type SiteProblem, sortProblems } from './problem'

/** The most problems of one file with one code that a report shows. */
export const MOST_ALIKE = 100

/**
 * The problems that a report shows, sorted. Of many in one file with one code, these are the first and, after the problems of the file, one
 * that says how many more there are. Numbers in summaries count all problems.
 */
export function shownProblems(problems: readonly SiteProblem[]): SiteProblem[] {
  const shown: SiteProblem[] = []
  /** For the codes of the current file: the number of problems, and one of them. */
  let alike = new Map<string, { count: number; one: SiteProblem }>()
  const endFile = () => {
    for (const { count, one } of alike.values()) if (count > MOST_ALIKE) shown.push(rest(one, count - MOST_ALIKE))
    alike = new Map()
  }
  let file: string | undefined
  for (const item of sortProblems(problems)) {
    if (item.place.file !== file) endFile()
    file = item.place.file
    const count = (alike.get(item.code)?.count ?? 0) + 1
    alike.set(item.code, { count, one: item })
    if (count <= MOST_ALIKE) shown.push(item)
  }
  endFile()
  return shown
}

/** A problem that says how many more there are of one kind in its file. */
const rest = ({ code, severity, place }: SiteProblem, count: number): SiteProblem => ({
  code,
  severity,
  place: { file: place.file },
  message:
    count === 1
      ? '1 more problem of this kind is in this file.'
      : `${count.toLocaleString('en-US')} more problems of this kind are in this file.`,
  hint: 'Correct those that are shown first: most of the others are likely to have the same cause.',
})
