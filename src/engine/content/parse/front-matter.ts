import { problem, type SiteProblem } from '../../problems/problem'
import { type Source, sourceOf } from './source'

/** An article, split into the YAML of its front matter and its text. The lines of the text have the same numbers as in the file. */
export type SplitArticle = { source: Source; body: string; problems: readonly SiteProblem[] }

const FENCE = /^---[ \t]*$/
/** A line of hyphens or dashes that is almost a fence. */
const NEARLY = /^[ \t]*(?:-{2,}|[–—]+-*)[ \t]*$/

/** Splits an article at its front matter. If it has none, the source is empty, and there is a problem. */
export function splitFrontMatter(file: string, text: string): SplitArticle {
  const lines = text.split('\n')
  const nothing = { source: sourceOf({ file, yaml: '', lineOffset: 0 }), body: '' }
  if (!FENCE.test(lines[0] ?? '')) return { ...nothing, problems: [problem('front-matter/missing', { file, line: 1, column: 1 })] }
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line))
  if (end === -1) {
    const meant = lines.findIndex((line, index) => index > 0 && NEARLY.test(line))
    return { ...nothing, problems: [problem('front-matter/unclosed', { file, line: meant === -1 ? 1 : meant + 1, column: 1 })] }
  }
  // Empty lines replace the front matter, so that positions in the text are those in the file.
  const body = '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n')
  return { source: sourceOf({ file, yaml: lines.slice(1, end).join('\n'), lineOffset: 1 }), body, problems: [] }
}
