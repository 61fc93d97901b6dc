import { sentencesOf } from '../../src/engine/lib/sentences'
import { countWords } from '../../src/engine/lib/text'
import type { BodyNode } from '../../src/engine/schema/body'

/** “X, not Y”: a contrast at the end of a clause, the figure of speech that spreads most easily. */
const CONTRAST = /[\p{L}\d”’)], not (?!only\b|even\b|yet\b|all\b|least\b)[^.;:,?!]{2,60}/gu

/** “We reviewed 23 teams”: a text that begins with its own sample. */
const SAMPLE_FIRST =
  /\bwe (?:have )?(?:analyzed|collected|compared|examined|looked at|reviewed|studied|surveyed|took) (?:[^\s.]+ ){0,4}?(?:\d+|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi

/** Words of advertising, and of nobody in particular. */
const BUZZWORDS =
  /\b(?:best-in-class|cutting-edge|delv(?:e|es|ing)|empower\w*|game-chang\w+|holistic\w*|in today’s|leverag\w+|mission-critical|next-generation|paradigm\w*|robust\w*|seamless\w*|state-of-the-art|synerg\w+|thought leader\w*|unlock\w*|utiliz\w+|world-class)\b/gi

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([words]) => words)

export const contrastsIn = (text: string) => found(CONTRAST, text)
export const samplesFirstIn = (text: string) => found(SAMPLE_FIRST, text)
export const buzzwordsIn = (text: string) => found(BUZZWORDS, text)

/** The number of words of the average sentence. */
export function meanSentence(paragraphs: readonly string[]): number {
  const lengths = paragraphs.flatMap((text) => sentencesOf(text).map((sentence) => countWords(sentence.text)))
  return lengths.reduce((sum, words) => sum + words, 0) / lengths.length
}

/** The words of a node and all that it holds, without attributes of components. */
export const wordsOfNode = (node: BodyNode): string =>
  node.type === 'text' ? node.value : node.children.map(wordsOfNode).join(node.type === 'element' ? '' : ' ')

/** All nodes of a text, whatever holds them. */
const everyNode = (nodes: readonly BodyNode[]): readonly BodyNode[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [] : [node, ...everyNode(node.children)]))

/** The names of the components of a text, in its order. */
export const componentsOf = (nodes: readonly BodyNode[]): string[] =>
  everyNode(nodes).flatMap((node) => (node.type === 'component' ? [node.name] : []))

/** The addresses that a text links to. */
export const linksOf = (nodes: readonly BodyNode[]): string[] =>
  everyNode(nodes).flatMap((node) => (node.type === 'element' && node.href !== undefined ? [node.href] : []))

/** The paragraphs and items of a text that hold sentences; tables, code and headings do not. */
export const paragraphsOf = (nodes: readonly BodyNode[]): string[] =>
  everyNode(nodes)
    .filter((node) => node.type === 'element' && (node.tag === 'p' || node.tag === 'li'))
    .map(wordsOfNode)
