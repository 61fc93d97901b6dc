import { phoneHref } from '../../routes/phone-href'
import { Address } from '../figures/Address'

/** Email address and phone above the inquiry form, for windows whose top bar has no room for them. */
export const DirectLinks = ({ email, phone }: { email: string; phone: string }) => (
  <p className="direct-links">
    <a className="link" href={`mailto:${email}`}>
      <Address text={email} />
    </a>
    <a className="link" href={phoneHref(phone)}>
      {phone}
    </a>
  </p>
)
