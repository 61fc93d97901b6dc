import type { OfferedTool } from '../../../src/site/graph/tools'
import type { SiteWords } from '../../../src/site/graph/words'
import { ActionRow } from '../../../src/site/ui/figures/ActionRow'
import { Register } from '../../../src/site/ui/figures/Register'
import { ButtonLink } from '../../../src/site/ui/layout/ButtonLink'
import { SectionHead } from '../../../src/site/ui/layout/SectionHead'

type ArticleToolsProps = { tools: readonly OfferedTool[]; words: SiteWords['strings']['tools'] }

/** The files that an article speaks of, to take away. */
export function ArticleTools({ tools, words }: ArticleToolsProps) {
  return (
    <section className="section" aria-labelledby="tools">
      <div className="wrap">
        <SectionHead title={words.title} lede={words.lede} id="tools" />
        <Register>
          {tools.map(({ title, description, format, href }) => (
            <ActionRow
              key={href}
              title={title}
              text={description}
              meta={[{ strong: format }]}
              action={
                <ButtonLink kind="line" small href={href} download label={`${words.download} ${format}, ${title}`}>
                  {`${words.download} ${format}`}
                </ButtonLink>
              }
            />
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
