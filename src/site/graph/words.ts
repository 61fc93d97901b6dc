import type { Graph } from './graph'

/** Words that any page may need: identity, labels of the interface and the inquiry form. */
export type SiteWords = Pick<Graph['site'], 'identity' | 'strings' | 'contact' | 'facts'>

/** The words of the site that pages get. */
export const wordsOf = ({ site: { identity, strings, contact, facts } }: Graph): SiteWords => ({ identity, strings, contact, facts })
