/**
 * The slugs and the keys of facts in content, by collection. A build writes them into .cache/types/, which extends this interface; before
 * that it is empty.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to
export interface ContentSlugs {}

/** The slugs of a collection, or the keys of facts, that the type checker knows. */
export type SlugOf<Name extends string> = Name extends keyof ContentSlugs ? ContentSlugs[Name] : never
