import { fill } from '../../../engine/lib/text'
import { glyphNamed } from '../../art/kind-glyphs'
import { ChangeFigure } from '../figures/ChangeFigure'
import { ActionPair } from '../layout/ActionPair'
import { Glyph } from '../media/Glyph'
import { CardTitle } from './CardTitle'
import { type Consultation, NAMED_CAPABILITIES, type ServiceRowEntry, type ServiceStrings } from './service-entry'

export type ServiceListProps = { services: readonly ServiceRowEntry[]; strings: ServiceStrings; consultation: Consultation }

/**
 * All services, a linked row each: its glyph on a lattice, a one-sentence description, and the values that one client has measured. Its
 * outcomes and first capabilities can be unfolded below. The first row has the full width of the window, and so has the last, an offer to
 * visitors who do not know which service they need (specification, 4.3).
 */
export const ServiceList = ({ services, strings, consultation: { title, description, primary, secondary } }: ServiceListProps) => (
  <>
    <ul className="service-list">
      {services.map((service, index) => (
        <ServiceRow key={service.slug} service={service} strings={strings} isFirst={index === 0} />
      ))}
    </ul>
    <div className="service-list">
      <div className="art grid" data-tone="pine" data-scheme="dark" data-ground="pine">
        <div className="art tile" data-tone="pine">
          <Glyph drawn={glyphNamed('services')} />
        </div>
        <div className="name">
          <h3>{title}</h3>
          <p className="excerpt">{description}</p>
        </div>
        <div className="row">
          <ActionPair first={primary} second={secondary} />
        </div>
      </div>
    </div>
  </>
)

type RowProps = { service: ServiceRowEntry; strings: ServiceStrings; isFirst: boolean }

function ServiceRow({ service, strings, isFirst }: RowProps) {
  const { slug, tone, href, title, subtitle, description, outcomes, capabilities, proof } = service
  const left = capabilities.length - NAMED_CAPABILITIES
  return (
    <li className={isFirst ? 'art grid' : 'grid'} data-tone={isFirst ? tone : undefined}>
      <div className="art tile" data-tone={tone}>
        <Glyph name={slug} />
      </div>
      <div className="name">
        <CardTitle title={title} href={href} level={3} />
        <p>{subtitle}</p>
        <p className="excerpt">{description}</p>
        <details>
          <summary className="opens">
            {strings.outcomes}
            <span className="sr">, {title}</span>
          </summary>
          <ul>
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
          <p>
            {strings.capabilities}: {capabilities.slice(0, NAMED_CAPABILITIES).join(', ')}{' '}
            {left > 0 && <span>{fill(strings.more, { n: left })}</span>}
          </p>
        </details>
      </div>
      {proof && <ChangeFigure {...proof} />}
    </li>
  )
}
