/**
 * Slugs and fact keys of the content at hand, by collection. A build writes them into .cache/types/ and so fills
 * this interface for the type checker; until then it knows none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to
export interface ContentSlugs {}

/** The slugs of a collection, or the keys of the facts, as far as they are known to the type checker. */
export type SlugOf<Name extends string> = Name extends keyof ContentSlugs ? ContentSlugs[Name] : never
