import type { ArticleComponent } from '../../../schemas/components/index'
import type { EntryInput } from '../../engine/content/model/collection'
import { shortDate } from '../../engine/lib/dates'
import { required } from '../../engine/problems/problem'
import type { SerializedNodes } from '../../engine/schema/body'
import { drawingOfText, type Pictured } from '../art/entry-drawing'
import type { Family } from '../art/family'
import { minutesOf, type SearchData, type Suggestion, type TraitContext } from './define'
import { people } from './people'
import type { WrittenNodes, WrittenText } from './text'

type Written = Pick<EntryInput, 'body' | 'slug'> & { data: { readTime?: number | undefined; picture?: Pictured | undefined } }

/** The `derive` of every collection of articles. `otherwise` is the family of the drawings of articles whose picture has no numbers. */
export const deriveArticle = (otherwise: Family) => () => (entry: Written) => ({
  /** Minutes to read: stated by the entry, or computed from its text. */
  minutes: entry.data.readTime ?? minutesOf(entry.body?.words ?? 0),
  /** A drawing of the numbers of its picture, or one made from its slug. */
  drawing: drawingOfText(entry.slug, entry.data.picture, otherwise),
})

type Article = { excerpt: string; tags: readonly string[]; category: string; author: string; image?: SearchData['picture'] }

/** Search data of every article. */
export const articleSearchData = ({ excerpt, tags, category, author, image }: Article, { entriesOf }: TraitContext): SearchData => ({
  description: excerpt,
  words: [...tags, category, entriesOf(people).get(author)?.name ?? ''],
  picture: image,
})

type TextArticle = Omit<Article, 'category' | 'image'> & {
  title: string
  subtitle?: string
  date: string
  updated?: string | undefined
  body: { key: string; nodes: SerializedNodes<ArticleComponent>; searchTerms: string }
}

/** Every article as a text. */
export function articleText(article: TextArticle, context: TraitContext): WrittenText {
  const { title, subtitle, excerpt, author, date, updated, tags } = article
  return {
    title,
    lede: subtitle ?? excerpt,
    summary: excerpt,
    author: authorOf(author, context),
    date,
    ...(updated !== undefined && { updated }),
    tags,
    ...nodesOfArticle(article),
  }
}

/**
 * The nodes of an article. Reading them tracks a dependency on the text: most pages only list the article, and do not change with its text.
 */
export const nodesOfArticle = (article: Pick<TextArticle, 'body'>): WrittenNodes => ({
  nodesKey: () => article.body.key,
  nodes: () => article.body.nodes,
  indexData: () => article.body.searchTerms,
})

/** Name and position of the author of an insight. */
export function authorOf(slug: string, { entriesOf }: TraitContext): { name: string; title: string } {
  const { name, title } = required(entriesOf(people).get(slug), `the person ${slug}`)
  return { name, title }
}

type Dated = { title: string; category: string; date: string }

/** The suggestion of an article on a not-found view. */
export const articleSuggestion = ({ title, category, date }: Dated, { site }: TraitContext): Suggestion => ({
  title,
  text: category,
  detail: shortDate(date, site.identity.locale),
})
