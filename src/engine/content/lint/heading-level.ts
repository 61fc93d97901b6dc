import { problem } from '../../problems/problem'
import type { LintRule } from './rule'

/** The level of the first heading of a text, below the title of the page. */
const FIRST = 2

/** Finds headings that skip a level. */
export const headingLevel: LintRule = ({ source, blocks }) => {
  let before: number | undefined
  return blocks.flatMap(({ level, line, column }) => {
    if (level === undefined) return []
    const skips = level > (before === undefined ? FIRST : before + 1)
    const found = skips ? [problem('editorial/heading-level', { file: source.file, line, column }, level, before)] : []
    before = level
    return found
  })
}
