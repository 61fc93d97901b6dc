import { patterns } from './patterns'

/** What narrows a list. */
const LISTED = ['category', 'q']

/**
 * What each standing page reads from the query of its address, by its path; a page that is not here reads nothing. Scripts of the
 * browser name theirs themselves, so that none of them carries those of all pages; a test compares the two.
 */
export const parameters: Readonly<Record<string, readonly string[]>> = {
  [patterns.contact]: ['service', 'industry', 'topic', 'event', 'project', 'position', 'office'],
  [patterns.insights]: [...LISTED, 'saved'],
  [patterns.caseStudies]: LISTED,
  [patterns.newsroom]: LISTED,
  [patterns.whitepapers]: LISTED,
  [patterns.blog]: LISTED,
  [patterns.events]: LISTED,
  [patterns.technology]: LISTED,
  [patterns.careers]: ['q', 'location', 'department'],
  [patterns.search]: LISTED,
}

/** What the header of every page reads. */
export const everywhere: readonly string[] = ['region']
