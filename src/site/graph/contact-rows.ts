import { phoneHref } from '../routes/phone-href'

type Contact = { role: string; name: string; email: string; phone: string }

/** A person who answers, with mailbox and phone, as labels and values. */
export const contactRows = ({ role, name, email, phone }: Contact, labels: { email: string; phone: string }) => [
  { label: role, value: name },
  { label: labels.email, value: email, href: `mailto:${email}` },
  { label: labels.phone, value: phone, href: phoneHref(phone) },
]
