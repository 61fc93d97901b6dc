import { problem } from '../../problems/problem'
import type { LintRule } from './rule'

/** The level that texts start at: the title of the page is the heading above it. */
const FIRST = 2

/** A heading more than one level below the one before it, or a text that starts below the first level. */
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
