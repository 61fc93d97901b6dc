import { ART_FOLDERS } from '../../src/site/art/drawing-address'
import { problems } from '../../src/site/lint/problems'
import { styles } from '../../src/site/theme/styles'

/**
 * Collections, pages and tones of the site. They are written out, since a new collection may have an ordinary name, such as `guides`,
 * which the engine says of something else.
 */
const NAMES = `services service industries industry insights caseStudies caseStudy case-studies case-study newsroom newsItem
  whitepapers whitepaper blog blogPost technology technologies careers investors regions offices pine bark Aldergate`.split(/\s+/)

const attributes = styles.fixedAttributes ?? []

/** Attributes whose short names the engine has in another meaning. */
const ORDINARY = new Set(['align', 'kind', 'level', 'min'])

const words = [
  ...NAMES,
  ...Object.keys(problems).flatMap((code) => [code, code.replace(/^.*\//, '')]),
  ...attributes,
  ...ART_FOLDERS,
].filter((word) => word !== 'category')

/** Short names of attributes are ordinary words, unless a text is nothing else. */
const quoted = attributes.map((name) => name.replace(/^data-/, '')).filter((name) => !ORDINARY.has(name))

const alternatives = (all: readonly string[]) => [...new Set(all)].join('|')

const WORD = new RegExp(`(?<![\\w-])(?:${alternatives(words)})(?![\\w-])|(?<=['"\`])(?:${alternatives(quoted)})(?=['"\`])`, 'gi')

/** Words of this site in a text of the engine, and what the names of its custom properties begin with. */
export const siteWordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(WORD)].map(([word]) => word)),
  ...[styles.externalProperties ?? ''].filter((prefix) => prefix !== '' && text.includes(prefix)),
]
