import type { EntryInput } from '../../engine/content/model/collection'
import { shortDate } from '../../engine/lib/dates'
import { type Findable, minutesOf, type Offered, type TraitContext } from './define'
import { people } from './people'

type Written = Pick<EntryInput, 'body'> & { data: { readTime?: number | undefined } }

/** What linking adds to every article. */
export const readingTime = () => (entry: Written) => ({
  /** Minutes to read: as the entry says, else computed from its text. */
  minutes: entry.data.readTime ?? minutesOf(entry.body?.words ?? 0),
})

type Article = { excerpt: string; tags: readonly string[]; category: string; author: string; image?: Findable['picture'] }

/** What every article is found by. */
export const findArticle = ({ excerpt, tags, category, author, image }: Article, { entriesOf }: TraitContext): Findable => ({
  description: excerpt,
  words: [...tags, category, entriesOf(people).get(author)?.name ?? ''],
  picture: image,
})

type Dated = { title: string; category: string; date: string }

/** What a not-found view offers of every article. */
export const offerArticle = ({ title, category, date }: Dated, { site }: TraitContext): Offered => ({
  title,
  text: category,
  detail: shortDate(date, site.identity.locale),
})
