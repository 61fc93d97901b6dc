import { patterns } from '../src/site/routes/patterns'
import { ArticleView } from './shared/article/ArticleView'
import { articleHead, articleProps } from './shared/article/article'
import { definePage } from './shared/define-page'
import { entryFile } from './shared/entry-file'

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
