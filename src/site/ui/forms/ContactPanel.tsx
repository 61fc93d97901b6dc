import { Fragment, type ReactNode } from 'react'
import { phoneHref } from '../../routes/phone-href'
import { Address } from '../figures/Address'
import { Fold } from '../layout/Fold'
import { Note } from '../layout/Note'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'
import { type Reader, Readers } from './Readers'

type ContactPanelProps = {
  /** Accessible name of the panel. */
  title: string
  labels: { email: string; phone: string; address: string; hours: string; more: string }
  email: string
  phone: string
  address: string
  hours: string
  /** Portraits of the people who read inquiries, with a note. */
  readers?: { faces: readonly Reader[]; note: string }
  /** When inquiries are answered. */
  promise: ReactNode
  /** When others are answered, where no script says so. */
  others?: readonly { label: string; promise: string }[]
  /** The steps before that, on a line of three points. Without it, readers and promise stand alone. */
  next?: { title: string; sending: string }
}

/**
 * Other ways to contact the company, next to the inquiry form (specification, 4.22). On phones, address and hours are folded, unless `next`
 * is given.
 */
export function ContactPanel({ title, labels, email, phone, address, hours, readers, promise, others = [], next }: ContactPanelProps) {
  const place = (
    <>
      <div>
        <dt>{labels.address}</dt>
        <dd>
          {address.split(/(?<=,) /).map((part) => (
            <Fragment key={part}>
              <span className="whole">{part}</span>{' '}
            </Fragment>
          ))}
        </dd>
      </div>
      <div>
        <dt>{labels.hours}</dt>
        <dd>{withoutHyphenBreaks(hours)}</dd>
      </div>
    </>
  )
  const isTold = next && readers
  return (
    <section className="contact-panel" aria-label={title}>
      <div>
        <dl>
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a className="link" href={`mailto:${email}`}>
                <Address text={email} />
              </a>
            </dd>
          </div>
          <div>
            <dt>{labels.phone}</dt>
            <dd>
              <a className="link" href={phoneHref(phone)}>
                {phone}
              </a>
            </dd>
          </div>
          {isTold && place}
        </dl>
        {!isTold && (
          <Fold label={labels.more}>
            <dl>{place}</dl>
            {readers && <Readers {...readers} />}
          </Fold>
        )}
      </div>
      {isTold ? (
        <div>
          <p className="kicker">{next.title}</p>
          <ol className="next-steps">
            <li>{next.sending}</li>
            <li>
              <Readers {...readers} />
            </li>
            <li>{promise}</li>
          </ol>
          {others.length > 0 && (
            <noscript>
              <div className="stack mt5">
                {others.map(({ label, promise }) => (
                  <p className="small" key={label}>
                    <b>{label}:</b> {promise}
                  </p>
                ))}
              </div>
            </noscript>
          )}
        </div>
      ) : (
        <Note>{promise}</Note>
      )}
    </section>
  )
}
