import { Address } from '../figures/Address'
import { Note } from '../layout/Note'
import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'

type ContactPanelProps = {
  /** Accessible name of the panel. */
  title: string
  labels: { email: string; phone: string; address: string; hours: string }
  email: string
  phone: string
  address: string
  hours: string
  /** Portraits of those who read inquiries, with a note. */
  readers?: { faces: readonly { name: string; portrait: Portrait }[]; note: string }
  /** When inquiries are answered. */
  promise: string
}

/** Other ways to contact us, beside the inquiry form (specification, 4.22). */
export function ContactPanel({ title, labels, email, phone, address, hours, readers, promise }: ContactPanelProps) {
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
            <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
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
      {readers ? (
        <div className="stack tight">
          <ul className="faces">
            {readers.faces.map(({ name, portrait }) => (
              <li key={portrait.seed}>
                <EntryPicture {...portrait} shape="portrait" />
                {name}
              </li>
            ))}
          </ul>
          <p className="small muted">{readers.note}</p>
        </div>
      ) : null}
      <Note>{promise}</Note>
    </section>
  )
}
