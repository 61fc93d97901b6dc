import { phoneHref } from '../../routes/phone-href'
import type { OfficeHoursProps } from './OfficeHours'
import { officeClock } from './office-clock'

/** An office to call, with what it knows most of, and its time zone by name and as `UTC-8`. */
export type OfficePhone = { city: string; phone: string; services: readonly string[]; zone: string; timezone: string }

export type OfficePhonesProps = Pick<OfficeHoursProps, 'opens' | 'closes'> & {
  words: OfficeHoursProps['words']
  offices: readonly OfficePhone[]
}

/** The offices as a ledger of phones, and the desk below them; islands/office-hours adds what time it is there, and which are open. */
export function OfficePhones({ offices, opens, closes, words }: OfficePhonesProps) {
  return (
    <ul className="office-phones" {...officeClock({ opens, closes, words })}>
      {offices.map(({ city, phone, services, zone, timezone }) => (
        <li key={city} data-zone={zone}>
          <div>
            <b>{city}</b>
            <span>{timezone}</span>
          </div>
          <div>
            <a className="link" href={phoneHref(phone)}>
              {phone}
            </a>
            <span />
          </div>
          <small>{services.join(', ')}</small>
        </li>
      ))}
      <li data-open="">
        <div>
          <b>{words.desk.name}</b>
          <span>{words.desk.hours}</span>
        </div>
        <small>{words.open}</small>
      </li>
    </ul>
  )
}
