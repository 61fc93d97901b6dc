import type { EntryDrawing } from '../../art/entry-drawing'
import type { Tone } from '../../art/tones'
import { MoreLink } from '../layout/MoreLink'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { EntryPicture } from '../media/EntryPicture'
import type { PictureFile } from '../media/Picture'
import { CardTitle } from './CardTitle'

/** The data of an industry that a cell shows. */
export type IndustryEntry = {
  slug: string
  drawing: EntryDrawing
  tone: Tone
  picture?: PictureFile
  title: string
  description: string
  /** Number of clients. */
  clients: string
  /** Address of its page. */
  href?: string
  /** A case study or a service that worked for it. An industry without it and without a page is muted. */
  work?: { kind: string; title: string; href: string }
  /** Address of the inquiry form, for an industry without a page. */
  ask?: string
}

/** The words of the industries page that this cell uses. */
export type IndustryStrings = { clients: string; view: string; inPreparation: string; askInstead: string }

export type IndustryCellProps = { industry: IndustryEntry; strings: IndustryStrings }

/**
 * An industry in a ledger, led by its number of clients, with a link to work that was done for it. If there is no page yet, it says so
 * where it links to the form (specification, 4.5).
 */
export function IndustryCell({ industry, strings }: IndustryCellProps) {
  const { slug, drawing, tone, picture, title, description, clients, href, work, ask } = industry
  const open = href !== undefined
  const lit = open || work !== undefined
  return (
    <article className={lit ? 'cell industry-cell' : 'cell industry-cell unlit'} id={open ? undefined : slug}>
      <EntryPicture {...drawing} tone={lit ? tone : 'mist'} picture={picture} shape="wide" />
      <div>
        <p className="num">
          {clients} <span className="small muted">{strings.clients}</span>
        </p>
        <CardTitle title={withoutHyphenBreaks(title)} href={href} level={3} />
      </div>
      <p className="excerpt">{description}</p>
      <div className="foot stack tight">
        {work && (
          <p>
            <span className="small muted">{work.kind}</span>
            <br />
            <a className="link over" href={work.href}>
              {withoutHyphenBreaks(work.title)}
            </a>
          </p>
        )}
        {open ? <MoreLink>{strings.view}</MoreLink> : <p className="small muted">{withoutHyphenBreaks(strings.inPreparation)}</p>}
        {!open && ask !== undefined && (
          <MoreLink href={ask} label={`${strings.askInstead}, ${title}`}>
            {strings.askInstead}
          </MoreLink>
        )}
      </div>
    </article>
  )
}
