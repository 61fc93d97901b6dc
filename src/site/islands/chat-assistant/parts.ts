import { escapeRegExp } from '../../../engine/lib/escape-reg-exp'
import type { ChatWords } from './chat'

/** A pattern for one of several words. */
const oneOf = (words: readonly string[]) => String.raw`(?:${words.map(escapeRegExp).join('|')})(?![\p{L}\p{N}])`

/**
 * The questions in a folded text: "Who leads security and where is the London office?" has two. One begins after a punctuation mark or a
 * joint such as "and", with a word such as "where". Sentences that ask nothing belong to the question that follows them.
 */
export function partsOf(folded: string, parts: ChatWords['parts']): readonly string[] {
  if (!parts) return [folded]
  const [joint, opener] = [oneOf(parts.joints), oneOf(parts.openers)]
  const boundary = new RegExp(`(?:(?<=[.!?;,]) (?:${joint} )?| ${joint} )(?=${opener})`, 'u')
  const isAsked = new RegExp(`^${opener}`, 'u')
  const questions: string[] = []
  for (const part of folded.trim().split(boundary)) {
    const before = questions.at(-1)
    if (before === undefined || isAsked.test(before)) questions.push(part)
    else questions[questions.length - 1] = `${before} ${part}`
  }
  return questions
}
