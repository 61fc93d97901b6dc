import type { Tone } from '../../art/tones'
import { CountedValue } from '../figures/CountedValue'
import type { Fact } from '../figures/FactList'
import { OutcomeList } from '../figures/OutcomeList'
import type { HeadingLevel } from '../layout/Heading'
import { MoreLink } from '../layout/MoreLink'
import { Tags } from '../layout/Tags'
import { EntryPicture } from '../media/EntryPicture'
import { Glyph } from '../media/Glyph'
import { LocalNet, type LocalNetProps } from '../media/LocalNet'
import type { PictureFile } from '../media/Picture'
import { CardTitle } from './CardTitle'

/** What a cell shows of a service. */
export type ServiceEntry = {
  slug: string
  href: string
  title: string
  subtitle: string
  description: string
  outcomes: readonly string[]
  capabilities: readonly string[]
  /** The figure that its page begins with. */
  figure: Fact | undefined
  /** Tone of the picture in a wide cell. */
  tone: Tone
  picture?: PictureFile
}

/** Words of `strings.card`; `more` is `strings.list.moreCapabilities`. */
export type ServiceStrings = { outcomes: string; capabilities: string; learnMore: string; more: string }

export type ServiceCellProps = {
  service: ServiceEntry
  strings: ServiceStrings
  level?: HeadingLevel
  /** The first cell of a grid: it spans two columns, with a picture in the second. */
  wide?: boolean
  /** What it is joined with, as the picture of a wide cell. */
  net?: Omit<LocalNetProps, 'tone'> | undefined
}

/**
 * A service in a ledger: glyph, title, three outcomes, three capabilities and the number of further ones (specification, 4.3). Its figure
 * is the first outcome.
 */
export function ServiceCell({ service, strings, level = 3, wide, net }: ServiceCellProps) {
  const { slug, href, title, subtitle, description, outcomes, capabilities, figure, tone, picture } = service
  return (
    <article className={wide ? 'cell service-cell wide' : 'cell service-cell'}>
      <div className="text">
        <Glyph name={slug} />
        <div>
          <CardTitle title={title} href={href} level={level} />
          <p className="subtitle">{subtitle}</p>
          {figure && (
            <p className="figure">
              <b className="num">
                <CountedValue value={figure.value} />
              </b>{' '}
              {figure.label}
            </p>
          )}
        </div>
        <div className="stack">
          <p className="excerpt">{description}</p>
          <OutcomeList items={figure ? outcomes.slice(1) : outcomes} label={strings.outcomes} />
        </div>
        <div className="stack">
          <Tags tags={capabilities} max={3} more={{ short: strings.more }} label={strings.capabilities} />
          <MoreLink>{strings.learnMore}</MoreLink>
        </div>
      </div>
      {wide && net && !picture && <LocalNet {...net} tone={tone} />}
      {wide && (picture || !net) && <EntryPicture seed={slug} family="lattice" tone={tone} picture={picture} shape="cell" />}
    </article>
  )
}
