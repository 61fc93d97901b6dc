import { type Document, isCollection, isNode, isScalar, LineCounter, parseDocument, type Range, visit, type YAMLError } from 'yaml'
import { problem, type SiteProblem } from '../errors/problem'
import type { SourceText } from './source'

/** Levels of brackets, and columns of indentation, beyond which a text is refused unparsed: the parser is recursive. */
const MOST_BRACKETS = 64
const MOST_INDENTED = 256
const TOO_DEEP = 'it is nested too deeply.'

/** Lines, items and brackets beyond which a text is refused unparsed: no file of ours has a tenth of it. */
const MOST_VALUES = 10_000
const TOO_MUCH = `it holds more than ${MOST_VALUES.toLocaleString('en-US')} values.`

/** Where a text is nested too deeply, or undefined. */
function tooDeepAt(yaml: string): number | undefined {
  let open = 0
  for (const { 0: bracket, index } of yaml.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (bracket === '[' || bracket === '{' ? 1 : -1))
    if (open > MOST_BRACKETS) return index
  }
  let offset = 0
  for (const line of yaml.split('\n')) {
    if ((/^(?: |[-?] )*/.exec(line)?.[0].length ?? 0) > MOST_INDENTED) return offset
    offset += line.length + 1
  }
  return undefined
}

/** Data of a YAML text, or the problems that keep it from being data. */
export type ParsedYaml = { data: unknown; problems: readonly SiteProblem[] }

/** Parses YAML 1.2 without aliases and tags. An empty text gives `undefined`. */
export function parseYaml(source: SourceText): ParsedYaml {
  const lines = new LineCounter()
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file: source.file, line: Math.max(1, line) + source.lineOffset, column: Math.max(1, col) }
  }
  const deep = tooDeepAt(source.yaml)
  if (deep !== undefined) return { data: undefined, problems: [problem('yaml/syntax', placeIn(source, deep), TOO_DEEP)] }
  if ((source.yaml.match(/[\n,[{]/g)?.length ?? 0) > MOST_VALUES)
    return { data: undefined, problems: [problem('yaml/syntax', at(0), TOO_MUCH)] }
  try {
    // The parser compares each key with each other one, which takes minutes for a long list; we look them up.
    const options = { lineCounter: lines, prettyErrors: false, strict: true, resolveKnownTags: false, uniqueKeys: false }
    const document = parseDocument(source.yaml, options)
    const opening = openingsOf(document)
    const tabs = document.errors.filter(({ code }) => code === 'TAB_AS_INDENT')
    const problems: SiteProblem[] = [
      // A tab makes mistakes of what follows it.
      ...(tabs.length > 0 ? tabs : document.errors).map((error) => syntaxProblem(error, at(opening(error)))),
      ...(tabs.length > 0 ? [] : keyProblems(document, at)),
      ...document.warnings.map((warning) => problem('yaml/tag', at(warning.pos[0]), source.yaml.slice(...warning.pos))),
    ]
    if (/[*]/.test(source.yaml)) {
      visit(document, { Alias: (_, alias) => void problems.push(problem('yaml/alias', at(alias.range?.[0] ?? 0), alias.source)) })
    }
    if (document.directives?.yaml.explicit) problems.push(problem('yaml/syntax', at(0), 'it holds a directive.'))
    if (problems.length > 0) return { data: undefined, problems }
    return { data: document.contents === null ? undefined : (document.toJS() as unknown), problems }
  } catch (error) {
    const reason = error instanceof RangeError ? TOO_DEEP : sentence(error instanceof Error ? error.message : String(error))
    return { data: undefined, problems: [problem('yaml/syntax', at(0), reason)] }
  }
}

/** Keys that stand twice in one mapping, and keys that are no plain text. */
function keyProblems(document: Document.Parsed, at: (offset: number) => SiteProblem['place']): SiteProblem[] {
  const problems: SiteProblem[] = []
  visit(document, {
    Map(_, { items, range }) {
      const keys = new Set<string>()
      for (const { key } of items) {
        if (!isScalar(key) || key.value === null) {
          const start =
            key !== null && typeof key === 'object' && 'range' in key && Array.isArray(key.range) ? Number(key.range[0]) : range?.[0]
          problems.push(problem('yaml/key', at(start ?? 0)))
          continue
        }
        // Numbers and other plain values are texts as keys: `1` and `"1"` are one.
        const name = typeof key.value === 'string' ? key.value : JSON.stringify(key.value)
        if (keys.has(name)) problems.push(problem('yaml/duplicate-key', at(key.range?.[0] ?? 0)))
        keys.add(name)
      }
    },
  })
  return problems
}

function syntaxProblem(error: YAMLError, place: SiteProblem['place']): SiteProblem {
  return problem('yaml/syntax', place, error.code === 'MULTIPLE_DOCS' ? 'it holds several documents.' : sentence(error.message))
}

/** The parser misses the end of a quotation or a bracket where the text ends; what has to be mended is where it starts. */
function openingsOf(document: Document.Parsed): (error: YAMLError) => number {
  const isEndMissing = ({ code, message }: YAMLError) => code === 'MISSING_CHAR' || /^Flow (?:map|sequence)/.test(message)
  const enclosed: Range[] = []
  if (document.errors.some(isEndMissing)) {
    visit(document, {
      Node: (_, node) => {
        const isQuoted = isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')
        if ((isQuoted || (isCollection(node) && node.flow)) && isNode(node) && node.range) enclosed.push(node.range)
      },
    })
  }
  return (error) => {
    const [end] = error.pos
    const opening = isEndMissing(error) ? enclosed.findLast((range) => range[0] < end && range[2] >= end) : undefined
    return opening?.[0] ?? end
  }
}

/** The place of an offset in a text that is not parsed. */
function placeIn({ file, yaml, lineOffset }: SourceText, offset: number): SiteProblem['place'] {
  const before = yaml.slice(0, offset).split('\n')
  return { file, line: before.length + lineOffset, column: (before.at(-1) ?? '').length + 1 }
}

const sentence = (message: string) => `${message.trim().replace(/\.$/, '')}.`
