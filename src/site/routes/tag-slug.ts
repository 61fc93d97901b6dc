import { slugify } from '../../engine/lib/text'

/** Signs that tell one subject from another, such as `C` from `C#` and `C++`, as words. */
const SIGNS: Readonly<Record<string, string>> = { '+': ' plus ', '#': ' sharp ' }

/**
 * The slug in the address of the page of a tag. Tags that differ in nothing else, such as `Front end` and `Front-end`, are the same. Empty
 * for a tag without Latin letters or digits, which `src/site/lint` refuses.
 */
export const tagSlug = (tag: string): string => slugify(tag.replace(/[+#]/g, (sign) => SIGNS[sign] ?? sign))
