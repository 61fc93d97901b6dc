import { ArticleView } from '../../../pages/shared/article/ArticleView'
import type { ShownArticle } from '../../../pages/shared/article/article'
import { breadcrumbOf } from '../../../pages/shared/breadcrumb'
import { minutesText } from '../../../pages/shared/cards'
import { portraitOf, writerOf } from '../../../pages/shared/person'
import type { RenderArticle, UncheckedArticle } from '../../../renderer/define/benchmark'
import { itemAt } from '../../engine/lib/items'
import { toneOf } from '../art/tones'
import { minutesOf } from '../collections/define'
import type { Graph } from '../graph/graph'
import { familyOf, kindOf } from '../graph/kinds'
import { personOf } from '../graph/people'
import { pulledFigures } from '../graph/pulled/pulled-figures'
import { withSpread } from '../graph/pulled/spread'
import { wordsOf } from '../graph/words'
import { urlOf } from '../routes/addresses'
import { tagSlug } from '../routes/tag-slug'
import type { CardEntry } from '../ui/cards/Card'
import { floorText } from './floor-text'

/** Number of cards under an article: here for the articles that follow it. */
const RELATED = 3

/**
 * Renders articles with the view of their pages. Cards and neighbors are simply the articles that follow, so that no related ones have to
 * be found.
 */
export function floorRenderer(graph: Graph, articles: readonly UncheckedArticle[]): RenderArticle {
  const words = wordsOf(graph)
  const family = familyOf('blog')
  const kind = kindOf(graph, 'blog')
  const list = breadcrumbOf(graph, 'blog')
  const places = [breadcrumbOf(graph, 'insights'), list]
  const dates = new Intl.DateTimeFormat(words.identity.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const after = (index: number) => itemAt(articles, index % articles.length)
  const dateOf = ({ fields }: UncheckedArticle) => ({ iso: String(fields.date), text: dates.format(new Date(String(fields.date))) })
  const linkTo = ({ slug, fields }: UncheckedArticle) => ({ href: urlOf.blogPost(slug), title: String(fields.title) })
  const cardOf = (article: UncheckedArticle): CardEntry => ({
    ...linkTo(article),
    seed: article.slug,
    family,
    tone: toneOf(article.slug),
    label: kind,
    date: dateOf(article),
    excerpt: String(article.fields.excerpt),
    author: personOf(graph, String(article.fields.author)).name,
    tags: tagsOf(article),
  })

  return (index, tree) => {
    const article = after(index)
    const { slug, fields } = article
    const author = personOf(graph, String(fields.author))
    const { nodes, headings, words: countOf } = floorText(tree)
    const title = String(fields.title)
    const excerpt = String(fields.excerpt)
    const props: ShownArticle = {
      crumbs: [...places, { label: title }],
      title,
      lede: excerpt,
      tags: tagsOf(article).map((label) => ({ label, href: urlOf.tag(tagSlug(label)) })),
      date: dateOf(article),
      updated: undefined,
      minutes: minutesText(minutesOf(countOf()), graph),
      picture: { seed: slug, family, tone: toneOf(slug), picture: undefined },
      caption: undefined,
      cover: undefined,
      names: undefined,
      headings,
      nodes,
      figures: [],
      pulled: withSpread(nodes, pulledFigures(nodes), toneOf(slug)),
      tools: [],
      download: undefined,
      author: {
        ...writerOf(graph, author),
        page: urlOf.author(author.slug),
        bio: author.bio,
        portrait: portraitOf(author),
        links: [],
      },
      neighbors: { previous: linkTo(after(index + 1)), next: linkTo(after(index + 2)), list },
      related: Array.from({ length: RELATED }, (_, step) => cardOf(after(index + step + 1))),
      kind,
      copy: graph.pages.article,
      seo: { title, description: excerpt },
    }
    return <ArticleView site={words} {...props} />
  }
}

const tagsOf = ({ fields: { tags } }: UncheckedArticle): readonly string[] => (Array.isArray(tags) ? tags.map(String) : [])
