import type { Graph } from './graph'

/** Words that every page may need: identity, labels of the interface, the inquiry form. */
export type SiteWords = Pick<Graph['site'], 'identity' | 'strings' | 'contact' | 'facts'>

/** Words of the site as a page sees them. */
export const wordsOf = ({ site: { identity, strings, contact, facts } }: Graph): SiteWords => ({ identity, strings, contact, facts })
