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

/**
 * The first figures of an article in a row, then its text and its author, with the table of contents and further figures in the margins.
 */
export function ArticleText({ article: { title, nodes, headings, figures, pulled, author }, strings }: ArticleTextProps) {
  return (
    <div className="wrap mt7 pb-section">
      <div className="grid">
        {figures.length > 0 && (
          <aside aria-label={strings.inNumbers}>
            <FactList facts={figures} min="12" />
          </aside>
        )}
        <div className="c3">
          <TableOfContents label={strings.contents} headings={headings} />
        </div>
        <div className="c6">
          <Prose nodes={nodes} label={title} headings={headings} pulled={pulled} words={strings} codeLines={codeLines} />
          {/* Below the first screen, since a text is longer than any window. */}
          <div className="mt8" data-below-fold="">
            <AuthorCard label={strings.author} {...author} />
          </div>
        </div>
      </div>
    </div>
  )
}
