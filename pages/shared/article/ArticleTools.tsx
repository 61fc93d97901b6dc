import type { SiteWords } from '../../../src/site/graph/words'
import { Register } from '../../../src/site/ui/figures/Register'
import { FileLink } from '../../../src/site/ui/layout/FileLink'
import { SectionHead } from '../../../src/site/ui/layout/SectionHead'
import type { OfferedTool } from './article-tools'

type ArticleToolsProps = { tools: readonly OfferedTool[]; words: SiteWords['strings']['tools'] }

/** The files that belong to an article, to download. */
export function ArticleTools({ tools, words }: ArticleToolsProps) {
  return (
    <section className="pb-section" aria-labelledby="tools" data-below-fold="">
      <div className="wrap">
        <SectionHead title={words.title} lede={words.lede} id="tools" />
        <Register>
          {tools.map(({ title, description, format, file }) => (
            <li key={file.href} className="grid">
              <h3 className="c3">{title}</h3>
              <p className="c5 excerpt">{description}</p>
              <div className="c4 end">
                <FileLink kind="line" small file={file} label={`${words.download} ${format}`} of={title} />
              </div>
            </li>
          ))}
        </Register>
        <p className="small">
          <a className="link" rel="license" href={words.licence.href}>
            {words.licence.label}
          </a>
        </p>
      </div>
    </section>
  )
}
