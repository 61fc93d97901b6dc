import { parseDocument } from 'yaml'
import { type LintFile, type LintRule, textAt } from '../../engine/content/lint/rule'
import { valueAt } from '../../engine/content/parse/schema'
import { placeOfField } from '../../engine/content/parse/source'
import { csvRows } from '../../engine/lib/csv'
import { parseJson } from '../../engine/lib/json'
import type { Place, SiteProblem } from '../../engine/problems/problem'
import { problem } from './problems'

/**
 * Finds files to download that programs could not read, or would misread: tables with rows of different lengths, fields that begin like
 * formulas, invalid YAML or JSON.
 */
export const toolTexts: LintRule = (file) => {
  const text = file.collection === 'tools' ? textAt(file, ['text'])?.value : undefined
  const problemsIn = CHECKS[String(valueAt(file.data, ['format']))]
  return text === undefined || !problemsIn ? [] : problemsIn(text, (line) => placeOfLine(file, line))
}

type Check = (text: string, placeOf: (line: number) => Place) => SiteProblem[]

const CHECKS: Readonly<Record<string, Check>> = {
  csv(text, placeOf) {
    const rows = csvRows(text)
    if (!rows)
      return [problem('tool/unreadable-text', placeOf(1), 'CSV', 'a double quote is not closed, or stands in the middle of a field.')]
    const expected = rows[0]?.fields.length ?? 0
    return rows.flatMap(({ line, fields }, index) => [
      ...(fields.length === expected ? [] : [problem('tool/uneven-rows', placeOf(line), index + 1, fields.length, expected)]),
      ...fields.filter(isFormula).map((field) => problem('tool/formula', placeOf(line), index + 1, field)),
    ])
  },
  yaml: (text, placeOf) => syntaxProblems('YAML', text, placeOf),
  json(text, placeOf) {
    const problems = syntaxProblems('JSON', text, placeOf)
    if (problems.length > 0) return problems
    const value = parseJson(text)
    if (value === undefined) return [problem('tool/unreadable-text', placeOf(1), 'JSON', ONLY_YAML)]
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? [] : [problem('tool/unreadable-text', placeOf(1), 'an object of JSON', NO_MEMBER)]
  },
}

/** Whether a spreadsheet may take a field for a formula: it begins with a formula sign, and is neither a number nor that sign alone. */
const isFormula = (field: string) => /^\s*[=+\-@]/.test(field) && !/^\s*[+-]?[\d.,\s]*%?$/.test(field)

/** A fixed reason, since messages of `JSON.parse` differ between versions of Node. */
const ONLY_YAML = 'it has what only YAML allows, such as a text without double quotes, a comment, or a comma at the end of a list.'

/** The licence is added as a member of an object. */
const NO_MEMBER = 'a list or a single value has no place for the licence.'

/** JSON is parsed as YAML first, whose parser knows the lines of mistakes. */
function syntaxProblems(format: 'YAML' | 'JSON', text: string, placeOf: (line: number) => Place): SiteProblem[] {
  const [error] = parseDocument(text, { prettyErrors: false }).errors
  return error ? [problem('tool/unreadable-text', placeOf(lineAt(text, error.pos[0])), format, error.message.replace(/\.?$/, '.'))] : []
}

/** The line of an offset, from 1; an offset past the end counts as the last line. */
const lineAt = (text: string, offset: number) => text.trimEnd().slice(0, offset).split('\n').length

/** The place of a line of the text, which starts on the line below its key (block style, `|`). */
function placeOfLine({ source }: LintFile, line: number): Place {
  const { file, line: first } = placeOfField(source, ['text'])
  return first === undefined ? { file } : { file, line: first + line }
}
