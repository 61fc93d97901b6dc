import type { ChatWords } from './chat'

/**
 * The questions in a folded text: "Who leads security and where is the London office?" has two. One begins where a sentence does or after a
 * joint such as "and", with a word such as "where". Sentences that ask nothing belong to the question that follows them.
 */
export function partsOf(folded: string, parts: ChatWords['parts']): readonly string[] {
  if (!parts) return [folded]
  const opener = `(?:${parts.openers.join('|')})(?![\\p{L}\\p{N}])`
  const boundary = new RegExp(
    String.raw`(?:(?<=[.!?;,]) (?:(?:${parts.joints.join('|')}) )?| (?:${parts.joints.join('|')}) )(?=${opener})`,
    'u',
  )
  const isAsked = new RegExp(`^${opener}`, 'u')
  return folded
    .trim()
    .split(boundary)
    .reduceRight<readonly string[]>(
      ([next, ...others], part) =>
        next === undefined || isAsked.test(part)
          ? [part, ...(next === undefined ? [] : [next]), ...others]
          : [`${part} ${next}`, ...others],
      [],
    )
}
