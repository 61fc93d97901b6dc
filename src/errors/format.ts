import { onOneLine } from '../lib/control'
import { type SiteProblem, sortProblems } from './problem'

/** Lines of the source that a frame shows before and after the place. */
const FRAME_LINES = 1
/** Longest line that a frame shows whole. */
const FRAME_WIDTH = 160

/** The lines around a place in a text, or in its lines, with a caret under the column; empty where there is no source or no line. */
export function sourceFrame(source: string | readonly string[] | undefined, line?: number, column = 1): string {
  if (source === undefined || line === undefined) return ''
  const lines = typeof source === 'string' ? source.split('\n') : source
  const first = Math.max(1, line - FRAME_LINES)
  const last = Math.min(lines.length, line + FRAME_LINES)
  const width = String(last).length
  const out: string[] = []
  for (let number = first; number <= last; number++) {
    const text = onOneLine(lines[number - 1] ?? '')
    out.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text.slice(0, FRAME_WIDTH)}`.trimEnd())
    if (number === line && column <= FRAME_WIDTH) out.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`)
  }
  return out.join('\n')
}

/** `blog/a.mdx:3:1`, as far as it is known. */
export const placeOf = ({ place }: SiteProblem) =>
  [place.file, place.line, place.line === undefined ? undefined : place.column].filter((part) => part !== undefined).join(':')

/**
 * All problems as one text for a terminal: sorted, each with place, code, message, frame and hint, counted at the end.
 * `sourceOf` gives the text of a content file for its frame.
 */
export function formatProblems(problems: readonly SiteProblem[], sourceOf: (file: string) => string | undefined): string {
  const linesOf = remembered((file) => sourceOf(file)?.split('\n'))
  const blocks = sortProblems(problems).map((item) => {
    const frame = sourceFrame(linesOf(item.place.file), item.place.line, item.place.column)
    const parts = [onOneLine(`${placeOf(item)}  ${item.code}  ${item.message}`), frame && indent(frame), indent(item.hint)]
    return parts.filter((part) => part !== '').join('\n')
  })
  const files = new Set(problems.map((item) => item.place.file)).size
  return `${blocks.join('\n\n')}\n\n${count(problems.length, 'problem')} in ${count(files, 'file')}.`
}

/** A function that works out each value once: a file may have thousands of problems. */
function remembered<Value>(work: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: work(key) }
    known.set(key, found)
    return found.value
  }
}

const indent = (text: string) => text.replace(/^/gm, '  ')
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
