import { COLLECTION_NAMES } from '../../schemas/collection-names'
import { kebab } from '../../src/engine/lib/text'
import { ART_FOLDERS } from '../../src/site/art/drawing-address'
import { problems } from '../../src/site/lint/problems'
import { patterns } from '../../src/site/routes/patterns'
import { styles } from '../../src/site/theme/styles'

/** Words of the site that the engine has in another meaning. */
const ORDINARY = new Set([
  'about',
  'align',
  'contact',
  'events',
  'job',
  'keys',
  'kind',
  'legal',
  'level',
  'min',
  'page',
  'people',
  'search',
])

const attributes = styles.fixedAttributes ?? []

const words = [
  ...COLLECTION_NAMES,
  ...COLLECTION_NAMES.map(kebab),
  ...Object.keys(patterns),
  ...Object.values(patterns).flatMap((pattern) => pattern.split('/').filter((part) => part !== '' && !/^[:\d]/.test(part))),
  ...Object.keys(problems).flatMap((code) => [code, code.replace(/^.*\//, '')]),
  ...attributes,
  ...ART_FOLDERS,
  'Aldergate',
  'pine',
  'bark',
].filter((word) => !ORDINARY.has(word) && word !== 'home' && word !== 'notFound' && word !== 'notFoundIn' && word !== 'category')

/** Short names of attributes are ordinary words, unless a text is nothing else. */
const quoted = attributes.map((name) => name.replace(/^data-/, '')).filter((name) => !ORDINARY.has(name))

const alternatives = (all: readonly string[]) => [...new Set(all)].join('|')

const WORD = new RegExp(`(?<![\\w-])(?:${alternatives(words)})(?![\\w-])|(?<=['"\`])(?:${alternatives(quoted)})(?=['"\`])`, 'gi')

/** Words of this site in a text of the engine, and what the names of its custom properties begin with. */
export const siteWordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(WORD)].map(([word]) => word)),
  ...[styles.externalProperties ?? ''].filter((prefix) => prefix !== '' && text.includes(prefix)),
]
