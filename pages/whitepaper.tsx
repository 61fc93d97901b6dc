import { patterns } from '../src/routes/patterns'
import { ArticleView } from './article/ArticleView'
import { articleHead, articleProps } from './article/article'
import { definePage } from './define-page'
import { entryFile } from './entry-file'

/** A whitepaper (part 2, section 2: Article detail). */
export default definePage({
  path: patterns.whitepaper,
  section: patterns.insights,
  source: entryFile,
  entries: (graph) => graph.whitepapers.values(),
  props: articleProps,
  head: articleHead,
  View: ArticleView,
})
