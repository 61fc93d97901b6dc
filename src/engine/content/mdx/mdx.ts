import { type HastNode, mdxToHast } from 'satteri'
import { type Checked, problem, type SiteProblem } from '../../problems/problem'
import type { ComponentTable } from '../../schema/component'
import { blocksOf } from './mdx-blocks'
import type { ParsedBody } from './mdx-body'
import { lostNotes } from './mdx-notes'
import { nextMistake } from './mdx-syntax'
import { BodyWalk } from './mdx-walk'
import { excessOf, runsFor, TOO_DEEP } from './mdx-work'

const FEATURES = { frontmatter: false, definitionList: true } as const

/** The widest table that is accepted: the parser fills up short rows. */
const MOST_COLUMNS = 50
const TOO_WIDE = `it holds a table of more than ${MOST_COLUMNS} columns`

/** A text of which nothing could be read. */
const NOTHING: ParsedBody = { links: [], pictures: [], isComplete: false, trees: { nodes: [], blocks: [] } }

/**
 * Turns the text of an article into a tree of plain data. Expressions, imports, HTML, scripts, event handlers, unknown components and
 * dangerous addresses are reported as problems.
 */
export function parseBody(file: string, text: string, components: ComponentTable): Checked<ParsedBody> {
  const lines = text.split('\n')
  const wide = lines.findIndex((line) => /^[\s|:-]+$/.test(line) && (line.match(/\|/g)?.length ?? 0) > MOST_COLUMNS)
  if (wide !== -1) return unread(problem('mdx/syntax', { file, line: wide + 1, column: 1 }, TOO_WIDE))
  const excess = excessOf(text, lines)
  if (excess) return unread(problem('mdx/syntax', { file, ...excess.place }, excess.reason))
  const found: SiteProblem[] = []
  try {
    return parsed({ file, text, lines, components }, found)
  } catch (error) {
    // The parser and what walks through its tree are recursive. Any other error is a bug.
    if (!(error instanceof RangeError)) throw error
    return unread(...found, problem('mdx/syntax', { file, line: 1, column: 1 }, TOO_DEEP))
  }
}

const unread = (...problems: readonly SiteProblem[]): Checked<ParsedBody> => ({ value: NOTHING, problems })

type BodyText = { file: string; text: string; lines: readonly string[]; components: ComponentTable }

/**
 * Parses a text. Each syntax mistake is added to `found`, and the text is parsed again without it, so that further mistakes are found.
 */
function parsed({ file, text, lines, components }: BodyText, found: SiteProblem[]): Checked<ParsedBody> {
  const removed: string[] = []
  let rest = text
  for (let runs = runsFor(text); runs > 0; runs--) {
    const tree = treeOf(rest)
    if ('root' in tree) {
      const walk = new BodyWalk(file, { text, lines }, components)
      const nodes = 'children' in tree.root ? walk.children(tree.root.children) : []
      const problems = [...found, ...walk.problems, ...(found.length > 0 ? [] : lostNotes(file, lines, walk.lines))]
      const blocks = found.length > 0 ? [] : [...blocksOf(tree.root), ...walk.words]
      const { links, pictures } = walk
      return { value: { links, pictures, isComplete: problems.length === 0, trees: { nodes, blocks } }, problems }
    }
    const mistake = nextMistake({ file, text: rest, components }, tree.error, removed)
    if (mistake.problem) found.push(mistake.problem)
    if (mistake.without === undefined) break
    rest = mistake.without
  }
  return unread(...found)
}

/** The tree of a text, or the syntax error for which there is none. */
function treeOf(text: string): { root: HastNode } | { error: unknown } {
  try {
    return { root: mdxToHast(text, { features: FEATURES }) }
  } catch (error) {
    if (error instanceof RangeError) throw error
    return { error }
  }
}
