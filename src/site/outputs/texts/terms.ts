import type { ArticleNode } from '../../../../schemas/components/index'
import type { BodyNode } from '../../../engine/schema/body'
import { termsText } from '../../islands/site-search/texts/index-texts'
import { plainNodes } from './plain-nodes'
import { sectionsOf } from './sections'

/** The terms that a search finds a text by (`termsText`). */
export const termsOfText = (nodes: readonly ArticleNode[]): string => termsText(sectionsOf(plainNodes(nodes)))

/** What the site keeps of each text: its terms, for the index of texts. */
// The engine does not know the component types of this site.
export const searchTermsOfText = (nodes: readonly BodyNode[]): string => termsOfText(nodes as readonly ArticleNode[])
