import { problem } from '../../problems/problem'
import { blockText } from '../mdx/mdx-blocks'
import type { LintRule } from './rule'

/** Finds headings that end in a period or are in capitals. */
export const headingStyle: LintRule = ({ source, blocks }) =>
  blocks.flatMap((block) => {
    if (block.kind !== 'heading') return []
    const text = blockText(block).trim()
    const reason = reasonAgainst(text)
    if (reason === undefined) return []
    return [problem('editorial/heading-style', { file: source.file, line: block.line, column: block.column }, text, reason)]
  })

function reasonAgainst(text: string): string | undefined {
  if (/[^.]\.$/.test(text)) return 'ends in a period'
  // A single word may be an acronym or a name in code: `SOC 2`, `NO_PROXY`.
  const words = text.split(/\s+/).filter((word) => /[A-Za-zÀ-ÿ]{2}/.test(word))
  return words.length > 1 && text === text.toUpperCase() ? 'is all in capitals' : undefined
}
