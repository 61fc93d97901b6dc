/** A name as code (`caseStudies`), files (`case-studies`) and texts (`case studies`) spell it. */
export type Spelling = { camel: string; kebab: string; words: string }

/** What a new collection is called, and what one of its entries is. */
export type CollectionNames = { plural: Spelling; singular: Spelling }

/** A file by its path from the root of the project. */
export type NewFile = { path: string; text: string }

/** Lines for a file that is there, and where they stand: before the one line that reads so, or as an import among those of its folder. */
export type Insertion = NewFile & ({ before: string } | { sortedAs: 'import' })

/** What a site writes for a new collection. */
export type Scaffold = {
  /** Names that its modules use themselves, so that no collection and no entry can be called so. */
  reserved: readonly string[]
  files(names: CollectionNames): readonly NewFile[]
  insertions(names: CollectionNames): readonly Insertion[]
  /** What is left to people, a sentence each. */
  next(names: CollectionNames): readonly string[]
}
