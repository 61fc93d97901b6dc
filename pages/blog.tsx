import type { Entry } from '../src/site/graph/graph'
import { patterns } from '../src/site/routes/patterns'
import { articlePage } from './shared/article/article-page'
import { articleCard } from './shared/cards'
import { chipsOf, type LongList } from './shared/listing/list'
import { pagedList } from './shared/listing/list-page'
import { writersOpening } from './shared/listing/opening'

/** Blog posts: searched by title, excerpt and tags (specification, 4.12). */
const blogList: LongList<Entry<'blog'>> = {
  address: patterns.blog,
  further: patterns.blogPage,
  copy: (graph) => graph.pages.blog,
  crumbs: ['insights', 'blog'],
  opening: writersOpening,
  categories: (graph) => chipsOf(graph.pages.blog.categories),
  entries: (graph) => graph.blog.values(),
  item: (graph, post) => ({
    kind: 'card',
    id: post.slug,
    category: post.category,
    featured: post.featured,
    search: [post.title, post.excerpt, ...post.tags],
    entry: articleCard({ graph, ref: post, label: 'category' }),
  }),
}

/** Blog list (specification, 4.12). */
export default pagedList({
  codeKey: import.meta.codeKey,
  list: blogList,
  source: 'pages/blog.yaml',
  entry: articlePage(patterns.blogPost, (graph) => graph.blog.values()),
})
