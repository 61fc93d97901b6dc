import { mdxToHast } from 'satteri'
import { problem, type SiteProblem, type Staged } from '../../problems/problem'
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

/**
 * Turns the text of an article into a tree of plain data. Expressions, imports, HTML, scripts, event handlers, unknown components and
 * dangerous addresses are reported as problems.
 */
export function parseBody(file: string, text: string, components: ComponentTable): Staged<ParsedBody> {
  const lines = text.split('\n')
  const wide = lines.findIndex((line) => /^[\s|:-]+$/.test(line) && (line.match(/\|/g)?.length ?? 0) > MOST_COLUMNS)
  const nothing: ParsedBody = { links: [], pictures: [], isComplete: false, trees: { nodes: [], blocks: [] } }
  if (wide !== -1) return { value: nothing, problems: [problem('mdx/syntax', { file, line: wide + 1, column: 1 }, TOO_WIDE)] }
  const excess = excessOf(text, lines)
  if (excess) return { value: nothing, problems: [problem('mdx/syntax', { file, ...excess.place }, excess.reason)] }
  const found: SiteProblem[] = []
  const removed: string[] = []
  let rest = text
  for (let runs = runsFor(text); runs > 0; runs--) {
    const walk = new BodyWalk(file, { text, lines }, components)
    try {
      const root = mdxToHast(rest, { features: FEATURES })
      const nodes = 'children' in root ? walk.children(root.children) : []
      const problems = [...found, ...walk.problems, ...(found.length > 0 ? [] : lostNotes(file, lines, walk.lines))]
      const blocks = found.length > 0 ? [] : [...blocksOf(root), ...walk.words]
      const { links, pictures } = walk
      return { value: { links, pictures, isComplete: problems.length === 0, trees: { nodes, blocks } }, problems }
    } catch (error) {
      if (error instanceof RangeError)
        return { value: nothing, problems: [...found, problem('mdx/syntax', { file, line: 1, column: 1 }, TOO_DEEP)] }
      const mistake = nextMistake({ file, text: rest, components }, error, removed)
      if (mistake.problem) found.push(mistake.problem)
      if (mistake.without === undefined) break
      rest = mistake.without
    }
  }
  return { value: nothing, problems: found }
}
