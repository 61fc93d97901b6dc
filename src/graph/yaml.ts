import { LineCounter, parseDocument, visit, type YAMLError } from 'yaml'
import { problem, type SiteProblem } from '../errors/problem'
import type { Source } from './source'

/** Levels of brackets, and columns of indentation, beyond which a text is refused unparsed: the parser is recursive. */
const MOST_BRACKETS = 64
const MOST_INDENTED = 256
const TOO_DEEP = 'it is nested too deeply.'

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
  try {
    const document = parseDocument(source.yaml, { lineCounter: lines, prettyErrors: false, strict: true })
    const problems: SiteProblem[] = [
      ...document.errors.map((error) => syntaxProblem(error, at(error.pos[0]))),
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

function syntaxProblem(error: YAMLError, place: SiteProblem['place']): SiteProblem {
  if (error.code === 'DUPLICATE_KEY') return problem('yaml/duplicate-key', place)
  return problem('yaml/syntax', place, error.code === 'MULTIPLE_DOCS' ? 'it holds several documents.' : sentence(error.message))
}

const foreignTag = (warning: YAMLError) => /tag:? (\S+)/.exec(warning.message)?.[1] ?? warning.message

const sentence = (message: string) => `${message.trim().replace(/\.$/, '')}.`
