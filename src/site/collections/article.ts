import type { EntryInput } from '../../engine/content/model/collection'
import { shortDate } from '../../engine/lib/dates'
import { type Findable, minutesOf, type Offered, type TraitContext } from './define'
import { people } from './people'

type Written = Pick<EntryInput, 'body'> & { data: { readTime?: number | undefined } }

/** Derived by linking for every article. */
export const readingTime = () => (entry: Written) => ({
  /** Minutes to read: stated by the entry, or computed from its text. */
  minutes: entry.data.readTime ?? minutesOf(entry.body?.words ?? 0),
})

type Article = { excerpt: string; tags: readonly string[]; category: string; author: string; image?: Findable['picture'] }

/** Search data of every article. */
export const findArticle = ({ excerpt, tags, category, author, image }: Article, { entriesOf }: TraitContext): Findable => ({
  description: excerpt,
  words: [...tags, category, entriesOf(people).get(author)?.name ?? ''],
  picture: image,
})

type Dated = { title: string; category: string; date: string }

/** The suggestion of an article on a not-found view. */
export const offerArticle = ({ title, category, date }: Dated, { site }: TraitContext): Offered => ({
  title,
  text: category,
  detail: shortDate(date, site.identity.locale),
})
