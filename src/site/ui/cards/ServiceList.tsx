import { fill } from '../../../engine/lib/text'
import { CountedValue } from '../figures/CountedValue'
import { CardTitle } from './CardTitle'
import { NAMED_CAPABILITIES, type ServiceEntry, type ServiceStrings } from './service-entry'

export type ServiceListProps = { services: readonly ServiceEntry[]; strings: ServiceStrings }

/**
 * All services as an index, a row each, which is a link: the figure that it changes in the margin, its name, and in one small size what it
 * does, its other outcomes and its first capabilities (specification, 4.3).
 */
export const ServiceList = ({ services, strings }: ServiceListProps) => (
  <ul className="service-list stagger">
    {services.map((service) => (
      <ServiceRow key={service.slug} service={service} strings={strings} />
    ))}
  </ul>
)

function ServiceRow({ service, strings }: { service: ServiceEntry; strings: ServiceStrings }) {
  const { href, title, subtitle, description, outcomes, capabilities, figure } = service
  const left = capabilities.length - NAMED_CAPABILITIES
  return (
    <li className="grid">
      <div className="name">
        <CardTitle title={title} href={href} level={3} />
        <p>{subtitle}</p>
      </div>
      {figure && (
        <p className="figure">
          <b className="num">
            <CountedValue value={figure.value} />
          </b>{' '}
          {figure.label}
        </p>
      )}
      <div className="rest">
        <p>{description}</p>
        <ul aria-label={strings.outcomes}>
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
        <p>
          <span className="sr">{strings.capabilities}: </span>
          {capabilities.slice(0, NAMED_CAPABILITIES).join(', ')} {left > 0 && fill(strings.more, { n: left })}
        </p>
      </div>
    </li>
  )
}
