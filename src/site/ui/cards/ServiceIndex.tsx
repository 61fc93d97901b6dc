import { CountedValue } from '../figures/CountedValue'
import { OutcomeList } from '../figures/OutcomeList'
import { ActionPair } from '../layout/ActionPair'
import { Fold } from '../layout/Fold'
import { MoreLink } from '../layout/MoreLink'
import { Tags } from '../layout/Tags'
import { Glyph } from '../media/Glyph'
import { CardTitle } from './CardTitle'
import { type Consultation, NAMED_CAPABILITIES, type ServiceEntry, type ServiceStrings } from './service-entry'

export type ServiceIndexProps = {
  services: readonly ServiceEntry[]
  strings: ServiceStrings
  consultation: Consultation
  /** Label of the control that unfolds the specialized services on phones. */
  specializedLabel: string
}

/**
 * All services as an index: a linked row each, with glyph, name and the figure that its page begins with. Description, other outcomes and
 * first capabilities can be unfolded below the row (specification, 4.1). On phones the specialized services are folded. The last row offers
 * a consultation.
 */
export function ServiceIndex({ services, strings, consultation, specializedLabel }: ServiceIndexProps) {
  const { title, description, primary, secondary } = consultation
  const specialized = services.filter(({ isSpecialized }) => isSpecialized)
  return (
    <>
      <ServiceRows services={services.filter(({ isSpecialized }) => !isSpecialized)} strings={strings} />
      {specialized.length > 0 && (
        <Fold label={specializedLabel}>
          <ServiceRows services={specialized} strings={strings} />
        </Fold>
      )}
      <div className="service-index">
        <div className="closing screen-only">
          <h3>{title}</h3>
          <p className="excerpt">{description}</p>
          <div className="row">
            <ActionPair first={primary} second={secondary} small />
          </div>
        </div>
      </div>
    </>
  )
}

const ServiceRows = ({ services, strings }: Pick<ServiceIndexProps, 'services' | 'strings'>) => (
  <ul className="service-index stagger">
    {services.map((service) => (
      <ServiceRow key={service.slug} service={service} strings={strings} />
    ))}
  </ul>
)

function ServiceRow({ service, strings }: { service: ServiceEntry; strings: ServiceStrings }) {
  const { slug, href, title, subtitle, description, outcomes, capabilities, figure } = service
  return (
    <li>
      <Glyph name={slug} />
      <CardTitle title={title} href={href} level={3} />
      <p className="subtitle">{subtitle}</p>
      {figure && (
        <>
          <div className="num">
            <CountedValue value={figure.value} />
          </div>
          <p className="subtitle">{figure.label}</p>
        </>
      )}
      <details>
        <summary className="opens">
          <span className="sr">
            {strings.outcomes}, {title}
          </span>
        </summary>
        <div className="cols">
          <p className="excerpt">{description}</p>
          <OutcomeList items={outcomes} label={strings.outcomes} />
          <div className="stack">
            <Tags tags={capabilities} max={NAMED_CAPABILITIES} more={{ short: strings.more }} label={strings.capabilities} />
            <MoreLink>{strings.learnMore}</MoreLink>
          </div>
        </div>
      </details>
    </li>
  )
}
