import { urlOf } from '../../src/site/routes/addresses'
import { AsideLinks } from '../../src/site/ui/lists/AsideLinks'

type LegalContactsProps = {
  labels: { questions: string; contact: string }
  email: string
}

/** Contacts for legal documents: an email address, and the contact page. */
export const LegalContacts = ({ labels, email }: LegalContactsProps) => (
  <div className="mt7">
    <AsideLinks
      title={labels.questions}
      links={[
        { label: email, href: `mailto:${email}` },
        { label: labels.contact, href: urlOf.contact({ topic: 'legal' }) },
      ]}
    />
  </div>
)
