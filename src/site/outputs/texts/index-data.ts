import type { ArticleNode } from '../../../../schemas/components/index'
import type { BodyNode } from '../../../engine/schema/body'
import { termsText, wordsContents } from '../../islands/site-search/texts/index-texts'
import { plainNodes } from './plain-nodes'
import { sectionsOf } from './sections'

/** What the index of texts is made from, of one text: its terms (`termsText`), and the contents of the file with its words. */
type IndexData = { terms: string; words: string }

/** Separates the two: there is no line end in terms, nor in JSON of one line. */
const SEPARATOR = '\n'

/** The index data of a text, as one string; `readIndexData` reads it. */
export function indexDataOf(nodes: readonly ArticleNode[]): string {
  const sections = sectionsOf(plainNodes(nodes))
  return termsText(sections) + SEPARATOR + wordsContents(sections)
}

export function readIndexData(text: string): IndexData {
  const at = text.indexOf(SEPARATOR)
  return { terms: text.slice(0, at), words: text.slice(at + SEPARATOR.length) }
}

/** What the site keeps of each text: its data for the index of texts. */
// The engine does not know the component types of this site.
export const searchTermsOfText = (nodes: readonly BodyNode[]): string => indexDataOf(nodes as readonly ArticleNode[])
