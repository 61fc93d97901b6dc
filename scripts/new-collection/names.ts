import type { CollectionNames, Spelling } from '../../renderer/define/scaffold'
import type { Site } from '../../renderer/define/site'
import { slugFor } from '../../src/engine/content/read/classify'
import { RESERVED_SLUGS, SLUG } from '../../src/engine/schema/fields'

/** Characters of the longest name, so that lines of code that hold it twice are not too long. */
const LONGEST = 24

/** Keys of every graph that are not collections. */
const OF_GRAPH = ['collections', 'site', 'pages', 'today', 'links', 'unpublished', 'changes', 'pictures']

/** Reserved words of JavaScript that are nouns in English. */
const OF_LANGUAGE = ['case', 'class', 'default', 'function', 'import', 'export', 'package', 'interface', 'return', 'switch']

/**
 * The names of a new collection, or the reason why it cannot have this name. `one` is the name of an entry, if it does not follow from the
 * plural.
 */
export function collectionNames(
  name: string,
  one: string | undefined,
  { model, routes, scaffold }: Pick<Site, 'model' | 'routes' | 'scaffold'>,
): CollectionNames | { refused: string } {
  for (const wanted of [name, ...(one === undefined ? [] : [one])]) {
    if (isName(wanted)) continue
    const better = slugFor(wanted)
    const hint = better !== wanted && isName(better) ? ` Try \`${better}\`.` : ''
    const form = `lowercase letters, digits and single hyphens, a letter first, ${LONGEST} characters at most.`
    return { refused: `\`${wanted}\` cannot be the name of a collection: ${form}${hint}` }
  }
  const entry = one ?? singularOf(name)
  if (entry === undefined || entry === name)
    return { refused: `\`${name}\` is no plural. Say what one entry is called: \`--singular NAME\`.` }
  const names = { plural: spellingOf(name), singular: spellingOf(entry) }
  const { camel, kebab } = names.plural
  if (Object.entries(model.collections).some(([other, { dir }]) => other === camel || dir === kebab))
    return { refused: `There is a collection \`${name}\` already.` }
  const taken = new Set([
    ...OF_GRAPH,
    ...OF_LANGUAGE,
    ...RESERVED_SLUGS,
    ...(scaffold?.reserved ?? []),
    ...Object.keys(routes),
    ...Object.values(model.singletons).flatMap((files) => Object.keys(files)),
    ...Object.values(routes).map((pattern) => pattern.split('/')[1] ?? ''),
  ])
  const clash = [camel, names.singular.camel, kebab].find((wanted) => taken.has(wanted))
  return clash === undefined ? names : { refused: `\`${clash}\` is taken by the site. Choose another name.` }
}

const isName = (name: string) => SLUG.test(name) && /^[a-z]/.test(name) && name.length <= LONGEST

/** The singular of a regular English plural. */
function singularOf(name: string): string | undefined {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y')
  if (/(?:ss|sh|ch|x)es$/.test(name)) return name.replace(/es$/, '')
  return /[^s]s$/.test(name) ? name.replace(/s$/, '') : undefined
}

const spellingOf = (kebab: string): Spelling => ({
  kebab,
  camel: kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  words: kebab.replaceAll('-', ' '),
})
