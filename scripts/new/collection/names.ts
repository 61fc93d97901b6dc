import type { CollectionNames, Spelling } from '../../../renderer/define/scaffold'
import type { Site } from '../../../renderer/define/site'
import { GRAPH_NAMES } from '../../../src/engine/content/model/graph'
import { slugFor } from '../../../src/engine/content/read/classify'
import { RESERVED_SLUGS, SLUG } from '../../../src/engine/schema/fields'

/** Characters of the longest name, so that lines of code that hold it twice are not too long. */
const LONGEST = 24

/** Words that JavaScript reserves, and names that every object has. */
const OF_LANGUAGE =
  'arguments await break case catch class const constructor continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected prototype public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  )

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
  const plural = spellingOf(name)
  if (Object.entries(model.collections).some(([other, { dir }]) => other === plural.camel || dir === plural.kebab))
    return { refused: `There is a collection \`${name}\` already.` }
  const taken = new Set([
    ...GRAPH_NAMES,
    ...OF_LANGUAGE,
    ...RESERVED_SLUGS,
    ...model.foldersWithoutPages,
    ...(scaffold?.reserved ?? []),
    ...Object.keys(routes),
    ...Object.values(model.singletons).flatMap((files) => Object.keys(files)),
    ...Object.values(routes).map((pattern) => pattern.split('/')[1] ?? ''),
  ])
  const refusal = (wanted: Spelling) => {
    const clash = [wanted.camel, wanted.kebab].find((spelling) => taken.has(spelling))
    return clash === undefined ? undefined : { refused: `\`${clash}\` is taken. Choose another name.` }
  }
  const entry = one ?? singularOf(name)
  if (entry === undefined || entry === name)
    return refusal(plural) ?? { refused: `The singular of \`${name}\` does not follow from it. Give it: \`--singular NAME\`.` }
  const singular = spellingOf(entry)
  return refusal(plural) ?? refusal(singular) ?? { plural, singular }
}

const isName = (name: string) => SLUG.test(name) && /^[a-z]/.test(name) && name.length <= LONGEST

/** The singular of a regular English plural; undefined where it may be another, as of `movies`, `quizzes`, `status` and `news`. */
function singularOf(name: string): string | undefined {
  if (/(?:ie|[^s]se|ve|oe|zze|u|i|w)s$/.test(name)) return undefined
  if (/(?:ss|sh|ch|x)es$/.test(name)) return name.replace(/es$/, '')
  return /[^s]s$/.test(name) ? name.replace(/s$/, '') : undefined
}

const spellingOf = (kebab: string): Spelling => ({
  kebab,
  camel: kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  words: kebab.replaceAll('-', ' '),
})
