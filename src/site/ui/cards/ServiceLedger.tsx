import type { HeadingLevel } from '../layout/Heading'
import type { LocalNetProps } from '../media/LocalNet'
import { ConsultationCell, type ConsultationCellProps } from './ConsultationCell'
import { ServiceCell, type ServiceEntry, type ServiceStrings } from './ServiceCell'

export type ServiceLedgerProps = {
  services: readonly ServiceEntry[]
  strings: ServiceStrings
  consultation: Omit<ConsultationCellProps, 'level'>
  /** What the first service is joined with, if anything. */
  firstNet: Omit<LocalNetProps, 'tone'> | undefined
  level?: HeadingLevel
}

/** All services side by side. The first spans two columns; the last cell offers a consultation (specification, 4.3). */
export function ServiceLedger({ services, strings, consultation, firstNet, level = 3 }: ServiceLedgerProps) {
  return (
    <div className="ledger n3 stagger">
      {services.map((service, index) => (
        <ServiceCell
          key={service.slug}
          service={service}
          strings={strings}
          level={level}
          wide={index === 0}
          net={index === 0 ? firstNet : undefined}
        />
      ))}
      <ConsultationCell {...consultation} level={level} />
    </div>
  )
}
