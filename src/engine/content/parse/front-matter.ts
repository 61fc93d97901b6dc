import { problem, type SiteProblem } from '../../problems/problem'
import { type Source, sourceOf } from './source'

/** An article, split into the YAML of its front matter and its text. The lines of the text have the same numbers as in the file. */
export type SplitArticle = { source: Source; body: string; problems: readonly SiteProblem[] }

/** The first line, and the first fence in a line after it, with the line breaks around it. */
const OPENING = /^---[ \t]*(?=\n|$)/
const CLOSING = /\n---[ \t]*(?:\n|$)/
/** A line of hyphens or dashes that is almost a fence. */
const NEARLY = /^[ \t]*(?:-{2,}|[–—]+-*)[ \t]*$/

/** Splits an article at its front matter. If it has none, the source is empty, and there is a problem. */
export function splitFrontMatter(file: string, text: string): SplitArticle {
  const nothing = { source: sourceOf({ file, yaml: '', lineOffset: 0 }), body: '' }
  const opening = OPENING.exec(text)?.[0]
  if (opening === undefined) {
    const code = text.trim() === '' ? 'file/empty' : 'front-matter/missing'
    return { ...nothing, problems: [problem(code, { file, line: 1, column: 1 })] }
  }
  // Searched in the whole text: splitting a long article into lines is slow.
  const closing = CLOSING.exec(text)
  if (!closing) {
    const meant = text.split('\n').findIndex((line, index) => index > 0 && NEARLY.test(line))
    return { ...nothing, problems: [problem('front-matter/unclosed', { file, line: meant === -1 ? 1 : meant + 1, column: 1 })] }
  }
  const [fence] = closing
  const yaml = text.slice(opening.length + 1, closing.index)
  const above = yaml === '' && closing.index === opening.length ? 1 : yaml.split('\n').length + 1
  // Empty lines replace the front matter, so that positions in the text are those in the file.
  const body = '\n'.repeat(above + 1) + text.slice(closing.index + fence.length)
  return { source: sourceOf({ file, yaml, lineOffset: 1 }), body, problems: [] }
}
