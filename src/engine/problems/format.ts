import { onOneLine } from '../lib/control'
import { grouped } from '../lib/grouped'
import { type SourceLines, sourceFrame } from './frame'
import type { Severity, SiteProblem } from './problem'
import { shownProblems } from './shown-problems'

/** A part of the text that may have a color. */
export type Role = 'place' | Severity | 'frame' | 'hint' | 'heading'
export type Paint = (role: Role, text: string) => string

const plain: Paint = (_, text) => text

/** The place of a problem, as far as it is known: `stories/a.mdx:3:1`. */
export const placeOf = ({ place }: SiteProblem) =>
  [place.file, place.line, place.line === undefined ? undefined : place.column].filter((part) => part !== undefined).join(':')

/** The code of a problem; for a warning with the word: `warning editorial/stale`. */
const labelOf = ({ severity, code }: SiteProblem) => (severity === 'error' ? code : `${severity} ${code}`)

/**
 * The text of one problem: the line `place  code  message`, the frame of its source, its hint. It is the same in the terminal, in vite's
 * overlay, in annotations and in the content explorer. `source` is the text of the file, if there is one.
 */
export function problemBlock(item: SiteProblem, source: SourceLines, paint: Paint = plain): string {
  const line = `${paint('place', onOneLine(placeOf(item)))}  ${paint(item.severity, labelOf(item))}  ${onOneLine(item.message)}`
  const frame = sourceFrame(source, item.place.line, item.place.column)
  return [line, frame && paint('frame', indent(frame)), paint('hint', indent(item.hint))].filter((part) => part !== '').join('\n')
}

/** `3 errors and 2 warnings`; a count of zero is left out. */
export function countOf(problems: readonly SiteProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const counts = [count(errors, 'error'), count(problems.length - errors, 'warning')]
  return counts.filter((text) => !text.startsWith('0 ')).join(' and ') || 'No problems'
}

/** `3 errors and 2 warnings in 2 files.` */
export const summaryOf = (problems: readonly SiteProblem[]): string =>
  `${countOf(problems)} in ${count(new Set(problems.map((item) => item.place.file)).size, 'file')}.`

/**
 * All problems as one text for a terminal, sorted and grouped by file, with their number at the end. Several files get headings. `sourceOf`
 * returns the text of a file for its frames.
 */
export function formatProblems(
  problems: readonly SiteProblem[],
  sourceOf: (file: string) => string | undefined,
  paint: Paint = plain,
): string {
  const byFile = grouped(problems, ({ place }) => place.file)
  const parts = [...grouped(shownProblems(problems), ({ place }) => place.file)].flatMap(([file, shown]) => {
    // The text is split once, since a file may have thousands of problems.
    const lines = sourceOf(file)?.split('\n')
    return [
      ...(byFile.size > 1 ? [paint('heading', `── ${onOneLine(file)}: ${countOf(byFile.get(file) ?? [])} ──`)] : []),
      ...shown.map((item) => problemBlock(item, lines, paint)),
    ]
  })
  return [...parts, summaryOf(problems)].join('\n\n')
}

const indent = (text: string) => text.replace(/^/gm, '  ')
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
