import { onOneLine } from '../lib/control'
import { grouped } from '../lib/grouped'
import { type SourceLines, sourceFrame } from './frame'
import { type Severity, type SiteProblem, sortProblems } from './problem'

/** A part of the text that a terminal may color. */
export type Role = 'place' | Severity | 'frame' | 'hint' | 'heading'
export type Paint = (role: Role, text: string) => string

const plain: Paint = (_, text) => text

/** `blog/a.mdx:3:1`, as far as it is known. */
export const placeOf = ({ place }: SiteProblem) =>
  [place.file, place.line, place.line === undefined ? undefined : place.column].filter((part) => part !== undefined).join(':')

/** `field/missing` or `warning text/title`: errors are what is expected. */
const labelOf = ({ severity, code }: SiteProblem) => (severity === 'error' ? code : `${severity} ${code}`)

/**
 * One problem as reviewers read it everywhere, in the terminal, in vite's overlay, in annotations and in the content explorer:
 * the line `place  code  message`, the frame of its source, its hint. `source` is the text of the file, if it has one.
 */
export function problemBlock(item: SiteProblem, source: SourceLines, paint: Paint = plain): string {
  const line = `${paint('place', onOneLine(placeOf(item)))}  ${paint(item.severity, labelOf(item))}  ${onOneLine(item.message)}`
  const frame = sourceFrame(source, item.place.line, item.place.column)
  return [line, frame && paint('frame', indent(frame)), paint('hint', indent(item.hint))].filter((part) => part !== '').join('\n')
}

/** `3 errors and 2 warnings`; what there is none of is left out. */
export function countOf(problems: readonly SiteProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const counts = [count(errors, 'error'), count(problems.length - errors, 'warning')]
  return counts.filter((text) => !text.startsWith('0 ')).join(' and ') || 'No problems'
}

/** `3 errors and 2 warnings in 2 files.` */
export const summaryOf = (problems: readonly SiteProblem[]): string =>
  `${countOf(problems)} in ${count(new Set(problems.map((item) => item.place.file)).size, 'file')}.`

/**
 * All problems as one text for a terminal: sorted, those of a file together, under a heading where there are several files,
 * counted at the end. `sourceOf` gives the text of a content file for its frames.
 */
export function formatProblems(
  problems: readonly SiteProblem[],
  sourceOf: (file: string) => string | undefined,
  paint: Paint = plain,
): string {
  const files = [...grouped(sortProblems(problems), ({ place }) => place.file)]
  const parts = files.flatMap(([file, items]) => {
    // Split once: a file may have thousands of problems.
    const lines = sourceOf(file)?.split('\n')
    return [
      ...(files.length > 1 ? [paint('heading', `── ${onOneLine(file)}: ${countOf(items)} ──`)] : []),
      ...items.map((item) => problemBlock(item, lines, paint)),
    ]
  })
  return [...parts, summaryOf(problems)].join('\n\n')
}

const indent = (text: string) => text.replace(/^/gm, '  ')
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
