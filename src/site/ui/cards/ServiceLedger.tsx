import type { HeadingLevel } from '../layout/Heading'
import { ConsultationCell, type ConsultationCellProps } from './ConsultationCell'
import { ServiceCell, type ServiceEntry, type ServiceStrings } from './ServiceCell'

export type ServiceLedgerProps = {
  services: readonly ServiceEntry[]
  strings: ServiceStrings
  consultation: Omit<ConsultationCellProps, 'level'>
  level?: HeadingLevel
  /** Whether it leads to the page that says all: on phones it is an index of names, each with its first figure. */
  index?: boolean
}

/** All services side by side. The first spans two columns; the last cell offers a consultation (specification, 4.3). */
export function ServiceLedger({ services, strings, consultation, level = 3, index: isIndex }: ServiceLedgerProps) {
  return (
    <div className={isIndex ? 'ledger n3 stagger index' : 'ledger n3 stagger'}>
      {services.map((service, index) => (
        <ServiceCell key={service.slug} service={service} strings={strings} level={level} wide={index === 0} measured={!isIndex} />
      ))}
      <ConsultationCell {...consultation} level={level} />
    </div>
  )
}
