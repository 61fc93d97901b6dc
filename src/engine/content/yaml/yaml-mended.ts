import { problem, type SiteProblem } from '../../problems/problem'
import { type Source, sourceOf } from '../parse/source'
import { type ParsedYaml, parseYaml } from './yaml'
import { TAB } from './yaml-reason'

/** Stands for a value that cannot be read, since its line has a mistake of syntax. */
const UNREAD = '\uFFFC'

/** Data without the values that could not be read. Lists keep their length, by which their items have their places. */
export function withoutUnreadValues(data: unknown): unknown {
  if (data === UNREAD) return undefined
  if (Array.isArray(data)) return data.map(withoutUnreadValues)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutUnreadValues(value)]))
}

/**
 * A parsed text, the source in which its values have their places, and the lines of the file whose values could not be read. In its data a
 * text stands for each of these.
 */
export type MendedYaml = ParsedYaml & { source: Source; unread: ReadonlySet<number> }

/** How wide tabs may have been meant to be: as content is indented, else as most editors show them. */
const TAB_WIDTHS = [2, 4, 8] as const

/** How often a text is mended and parsed again. Mistakes that one run finds together need one, those after an open quotation need another. */
const MOST_RUNS = 8

/**
 * Parses YAML as `parseYaml` does. If mistakes of its syntax would end the reading, it is parsed again with spaces for tabs and without the
 * values of wrong lines, so that all else in it is checked too. Of a text that cannot be mended so, only these mistakes are known.
 */
export function parseMended(source: Source): MendedYaml {
  const first = parseYaml(source)
  const asIs = { ...first, source, unread: new Set<number>() }
  if (first.data !== undefined || first.problems.length === 0) return asIs
  for (const width of [undefined, ...(source.yaml.includes('\t') ? TAB_WIDTHS : [])]) {
    const spaced = width === undefined ? { source, problems: [] } : withoutTabs(source, width)
    const mended = withoutMistakes(spaced.source)
    if (mended) return { ...mended, problems: [...spaced.problems, ...mended.problems] }
  }
  return asIs
}

/** Parses a text again and again, without the values of wrong lines, until it gives data; undefined if it never does. */
function withoutMistakes(source: Source): MendedYaml | undefined {
  const unread = new Set<number>()
  const found: SiteProblem[] = []
  let read = source
  for (let run = 0; run < MOST_RUNS; run++) {
    const { data, problems } = parseYaml(read)
    found.push(...problems.filter(({ place }) => !unread.has(place.line ?? 0)))
    if (data !== undefined) return { data, source: read, unread, problems: found }
    const wrong = problems.flatMap(({ place, code }) => (code === 'yaml/duplicate-key' ? [] : [place.line ?? 0]))
    const rest = withoutValues(read, wrong)
    if (!rest || wrong.every((line) => unread.has(line))) return undefined
    for (const line of wrong) unread.add(line)
    read = rest
  }
  return undefined
}

/** A line with a value, and what stands before it: a key, also if the space after its colon is missing, or the sign of an item. */
const VALUE = /^([ ]*(?:(?:- +)*[\w-]+:|-(?: +-)*(?= )))[ ]*\S/

/** A source without the values of these lines of the file; undefined if one of them has no value of its own. */
function withoutValues(source: Source, wrong: readonly number[]): Source | undefined {
  const lines = source.yaml.split('\n')
  for (const line of new Set(wrong)) {
    const index = line - source.lineOffset - 1
    const before = VALUE.exec(lines[index] ?? '')?.[1]
    if (before === undefined) return undefined
    lines[index] = `${before} "${UNREAD}"`
  }
  return sourceOf({ ...source, yaml: lines.join('\n') })
}

/** The end of a line below which a text of several lines stands. */
const OPENS_TEXT = /(?:^|[\s:-])[|>][-+\d]*(?:\s+#.*)?$/

/** A source with spaces for the tabs in its indentation, with a problem of each line that has one. A text of several lines keeps its own. */
function withoutTabs(source: Source, width: number): { source: Source; problems: readonly SiteProblem[] } {
  const added = new Map<number, number>()
  const problems: SiteProblem[] = []
  /** The text of several lines that is open: the indentation of the line above it, and its own, where that is known. */
  let text: { above: number; own: number | undefined } | undefined
  const lines = source.yaml.split('\n').map((line, index) => {
    const lead = /^[ \t]*/.exec(line)?.[0] ?? ''
    const rest = line.slice(lead.length)
    if (rest === '') return line
    const spaced = lead.replaceAll('\t', ' '.repeat(width))
    if (text && spaced.length < (text.own ?? text.above + 1)) text = undefined
    if (text) text.own ??= spaced.length
    const tab = lead.indexOf('\t')
    const isText = text?.own !== undefined && tab >= text.own
    if (!text && OPENS_TEXT.test(rest)) text = { above: spaced.length, own: undefined }
    if (tab === -1 || isText || (!text && rest.startsWith('#'))) return line
    added.set(index + 1, spaced.length - lead.length)
    problems.push(problem('yaml/syntax', { file: source.file, line: index + 1 + source.lineOffset, column: tab + 1 }, TAB))
    return spaced + rest
  })
  return { source: sourceOf({ ...source, yaml: lines.join('\n'), added }), problems }
}
