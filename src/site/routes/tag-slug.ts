import { slugify } from '../../engine/lib/text'

/** Words for signs that distinguish subjects, such as `C` from `C#` and `C++`. */
const SIGNS: Readonly<Record<string, string>> = { '+': ' plus ', '#': ' sharp ' }

/**
 * The slug in the address of the page of a tag. Tags that differ only in case and punctuation, such as `Front end` and `Front-end`, are the
 * same. Empty for a tag without Latin letters or digits, which `src/site/lint` reports.
 */
export const tagSlug = (tag: string): string => slugify(tag.replace(/[+#]/g, (sign) => SIGNS[sign] ?? sign))
