import { Address } from '../figures/Address'
import { Note } from '../layout/Note'
import { phoneHref } from '../layout/phone-href'
import { type Reader, Readers } from './Readers'

type ContactPanelProps = {
  /** Accessible name of the panel. */
  title: string
  labels: { email: string; phone: string; address: string; hours: string }
  email: string
  phone: string
  address: string
  hours: string
  /** Portraits of those who read inquiries, with a note. */
  readers?: { faces: readonly Reader[]; note: string }
  /** When inquiries are answered. */
  promise: string
  /** What comes before that, on a line of three points. Without it, readers and promise stand alone. */
  next?: { title: string; sending: string }
}

/** Other ways to contact us, beside the inquiry form (specification, 4.22). */
export function ContactPanel({ title, labels, email, phone, address, hours, readers, promise, next }: ContactPanelProps) {
  return (
    <section className="contact-panel" aria-label={title}>
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
        <div>
          <dt>{labels.address}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{labels.hours}</dt>
          <dd>{hours}</dd>
        </div>
      </dl>
      {next && readers ? (
        <div>
          <p className="kicker">{next.title}</p>
          <ol className="next-steps">
            <li>{next.sending}</li>
            <li>
              <Readers {...readers} />
            </li>
            <li>{promise}</li>
          </ol>
        </div>
      ) : (
        <>
          {readers && <Readers {...readers} />}
          <Note>{promise}</Note>
        </>
      )}
    </section>
  )
}
