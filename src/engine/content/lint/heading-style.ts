import { problem } from '../../problems/problem'
import { blockText } from '../mdx/mdx-blocks'
import type { LintRule } from './rule'

/** Headings of an article that end as a sentence, or shout. */
export const headingStyle: LintRule = ({ source, blocks }) =>
  blocks.flatMap((block) => {
    const text = blockText(block).trim()
    const reason = block.kind === 'heading' ? reasonAgainst(text) : undefined
    if (reason === undefined) return []
    return [problem('editorial/heading-style', { file: source.file, line: block.line, column: block.column }, text, reason)]
  })

function reasonAgainst(text: string): string | undefined {
  if (/[^.]\.$/.test(text)) return 'ends in a period'
  // One word may be an acronym or a name of code: `SOC 2`, `NO_PROXY`.
  const words = text.split(/\s+/).filter((word) => /[A-Za-zÀ-ÿ]{2}/.test(word))
  return words.length > 1 && text === text.toUpperCase() ? 'is all in capitals' : undefined
}
