import { type Document, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml'
import { problem, type SiteProblem } from '../errors/problem'
import type { Source } from './source'

/** Levels of brackets, and columns of indentation, beyond which a text is refused unparsed: the parser is recursive. */
const MOST_BRACKETS = 64
const MOST_INDENTED = 256
const TOO_DEEP = 'it is nested too deeply.'

/** Lines, items and brackets beyond which a text is refused unparsed: no file of ours has a tenth of it. */
const MOST_VALUES = 10_000
const TOO_MUCH = `it holds more than ${MOST_VALUES.toLocaleString('en-US')} values.`

function isTooDeep(yaml: string): boolean {
  let open = 0
  for (const bracket of yaml.match(/[[\]{}]/g) ?? []) {
    open = Math.max(0, open + (bracket === '[' || bracket === '{' ? 1 : -1))
    if (open > MOST_BRACKETS) return true
  }
  return yaml.split('\n').some((line) => (/^(?: |[-?] )*/.exec(line)?.[0].length ?? 0) > MOST_INDENTED)
}

/** Data of a YAML text, or the problems that keep it from being data. */
export type ParsedYaml = { data: unknown; problems: readonly SiteProblem[] }

/** Parses YAML 1.2 without aliases and tags. An empty text gives `undefined`. */
export function parseYaml(source: Source): ParsedYaml {
  const lines = new LineCounter()
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file: source.file, line: Math.max(1, line) + source.lineOffset, column: Math.max(1, col) }
  }
  if (isTooDeep(source.yaml)) return { data: undefined, problems: [problem('yaml/syntax', at(0), TOO_DEEP)] }
  if ((source.yaml.match(/[\n,[{]/g)?.length ?? 0) > MOST_VALUES)
    return { data: undefined, problems: [problem('yaml/syntax', at(0), TOO_MUCH)] }
  try {
    // The parser compares each key with each other one, which takes minutes for a long list; we look them up.
    const document = parseDocument(source.yaml, { lineCounter: lines, prettyErrors: false, strict: true, uniqueKeys: false })
    const tabs = document.errors.filter(({ code }) => code === 'TAB_AS_INDENT')
    const problems: SiteProblem[] = [
      // A tab makes mistakes of what follows it.
      ...(tabs.length > 0 ? tabs : document.errors).map((error) => syntaxProblem(error, at(error.pos[0]))),
      ...(tabs.length > 0 ? [] : keyProblems(document, at)),
      ...document.warnings.map((warning) => problem('yaml/tag', at(warning.pos[0]), foreignTag(warning))),
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

const foreignTag = (warning: YAMLError) => /tag:? (\S+)/.exec(warning.message)?.[1] ?? warning.message

const sentence = (message: string) => `${message.trim().replace(/\.$/, '')}.`
