import { patterns } from '../src/site/routes/patterns'
import { ArticleView } from './shared/article/ArticleView'
import { articleHead, articleProps } from './shared/article/article'
import { definePage } from './shared/define-page'
import { entryFile } from './shared/entry-file'

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
