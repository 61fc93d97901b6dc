/**
 * Slugs and fact keys of the content at hand, by collection. A build writes them into .cache/types/ and so fills
 * this interface for the type checker; until then every slug is a text.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to
export interface ContentSlugs {}

/** The slugs of a collection, or the keys of the facts. */
export type SlugOf<Name extends string> = Name extends keyof ContentSlugs ? ContentSlugs[Name] : string
