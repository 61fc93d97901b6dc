import { capitalized } from '../../src/engine/lib/text'

/** A name in the spelling of code (`bookReviews`), of files (`book-reviews`) and of texts (`book reviews`). */
export type Spelling = { camel: string; kebab: string; words: string }

/** The names of a new collection and of one of its entries. */
export type CollectionNames = { plural: Spelling; singular: Spelling }

/** A file by its path from the root of the project. */
export type NewFile = { path: string; text: string }

/** Lines to insert into a file that exists: before the only line with this text, or as an import in the order of imports. */
export type Insertion = NewFile & ({ before: string } | { sortedAs: 'import' })

/** The files that a site writes for a new collection. */
export type Scaffold = {
  /** Names that these modules use themselves, so that neither the collection nor an entry can have them. */
  reserved: readonly string[]
  files(names: CollectionNames): readonly NewFile[]
  insertions(names: CollectionNames): readonly Insertion[]
  /** Sentences that say what is left to do by hand. */
  next(names: CollectionNames): readonly string[]
}

/**
 * Fills names into a text or a path of a template: `__plural__` and the like, as `valuesOf` lists them. Other words between underscores
 * stay.
 */
export function filled(text: string, names: CollectionNames): string {
  const values = valuesOf(names)
  return text.replace(/__(\w+?)__/g, (place, name: string) => values[name] ?? place)
}

const valuesOf = ({ plural, singular }: CollectionNames): Readonly<Record<string, string>> => ({
  plural: plural.camel,
  singular: singular.camel,
  folder: plural.kebab,
  entry: singular.kebab,
  many: plural.words,
  one: singular.words,
  Many: capitalized(plural.words),
  One: capitalized(singular.words),
})

/** Files from templates by their path from the site module, such as `./scaffold/content/__folder__/first-sample.mdx.txt`. */
export const filesOf = (templates: Readonly<Record<string, string>>, names: CollectionNames): NewFile[] =>
  Object.entries(templates).map(([path, text]) => ({
    path: filled(path.replace(/^\.\/scaffold\/|\.txt$/g, ''), names),
    text: filled(text, names),
  }))
