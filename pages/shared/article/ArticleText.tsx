import { codeLines } from '../../../src/engine/content/mdx/highlight'
import type { SiteWords } from '../../../src/site/graph/words'
import { FactList } from '../../../src/site/ui/figures/FactList'
import { AuthorCard } from '../../../src/site/ui/prose/AuthorCard'
import { Prose } from '../../../src/site/ui/prose/Prose'
import { TableOfContents } from '../../../src/site/ui/prose/TableOfContents'
import type { ShownArticle } from './article'

type ArticleTextProps = {
  article: Pick<ShownArticle, 'title' | 'nodes' | 'headings' | 'figures' | 'pulled' | 'author'>
  strings: SiteWords['strings']['article']
}

/** The text of an article and its author, with the table of contents and figures in the margins. */
export function ArticleText({ article: { title, nodes, headings, figures, pulled, author }, strings }: ArticleTextProps) {
  return (
    <div className="wrap mt7 pb-section">
      <div className="grid">
        <div className="c3">
          <TableOfContents label={strings.contents} headings={headings} />
        </div>
        <div className="c6">
          <Prose nodes={nodes} label={title} headings={headings} pulled={pulled} words={strings} codeLines={codeLines} />
          {/* A text is longer than any window; the figures in the margin come after it here. */}
          <div className="mt8" data-below-fold={figures.length === 0 ? '' : undefined}>
            <AuthorCard label={strings.author} {...author} />
          </div>
        </div>
        {figures.length > 0 && (
          <aside className="c3" aria-label={strings.inNumbers}>
            <FactList facts={figures} min="12" />
          </aside>
        )}
      </div>
    </div>
  )
}
