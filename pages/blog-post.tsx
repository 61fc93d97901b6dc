import { patterns } from '../src/routes/patterns'
import { ArticleView } from './article/ArticleView'
import { articleHead, articleProps } from './article/article'
import { definePage } from './define-page'
import { entryFile } from './entry-file'

/** A blog post (part 2, section 2: Article detail). */
export default definePage({
  path: patterns.blogPost,
  section: patterns.insights,
  source: entryFile,
  entries: (graph) => graph.blog.values(),
  props: articleProps,
  head: articleHead,
  View: ArticleView,
})
