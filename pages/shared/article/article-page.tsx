import type { Article, Graph } from '../../../src/site/graph/graph'
import { patterns } from '../../../src/site/routes/patterns'
import { definePage } from '../define-page'
import { entryFile } from '../entry-file'
import { ArticleView } from './ArticleView'
import { articleHead, articlePageData, articleProps, shownArticle } from './article'

/** Defines the page of an article, by its pattern (specification, 6.3). */
export const articlePage = (path: `${string}/:slug`, entries: (graph: Graph) => readonly Article[]) =>
  definePage({
    path,
    section: patterns.insights,
    source: entryFile,
    entries,
    props: articleProps,
    head: articleHead,
    data: articlePageData,
    View: (props) => <ArticleView {...shownArticle(props)} />,
  })
