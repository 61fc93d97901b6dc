import type { Graph } from '../../src/graph/graph'
import type { Tone } from '../../src/lib/art/tones'
import { urlOf } from '../../src/routes/addresses'
import { ContactPanel } from '../../src/ui/forms/ContactPanel'
import { EnquiryForm } from '../../src/ui/forms/EnquiryForm'
import { Section } from '../../src/ui/layout/Section'
import type { SiteWords } from '../define-page'

type ContactProps = {
  head: Graph['pages']['home']['contact']
  /** Words that the contact page has too. */
  words: Pick<Graph['pages']['contact'], 'formTitle' | 'readersNote' | 'promise'>
  /** Portraits of those who read enquiries. */
  readers: readonly { seed: string; tone: Tone }[]
  site: SiteWords
}

/** The enquiry form and the other ways to reach us: the last section of the home page. */
export function Contact({ head, words, readers, site: { identity, strings, contact } }: ContactProps) {
  return (
    <Section id="contact" ground="well" head={head}>
      <div className="grid">
        <div className="c8">
          <EnquiryForm
            id="enquiry"
            title={words.formTitle}
            words={contact}
            optional={strings.optional}
            email={identity.email}
            privacyHref={urlOf.legal('privacy-policy')}
          />
        </div>
        <div className="c4">
          <ContactPanel
            title={strings.contactPanel.title}
            labels={strings.contactPanel}
            email={identity.email}
            phone={identity.phone}
            address={identity.address}
            hours={identity.hours}
            readers={{ faces: readers.map(({ seed, tone }) => ({ seed, tone, family: 'orbits' })), note: words.readersNote }}
            promise={words.promise}
          />
        </div>
      </div>
    </Section>
  )
}
