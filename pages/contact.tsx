import type { Graph } from '../src/graph/graph'
import { urlOf } from '../src/routes/addresses'
import { patterns } from '../src/routes/patterns'
import { ContactPanel } from '../src/ui/forms/ContactPanel'
import { EnquiryForm } from '../src/ui/forms/EnquiryForm'
import { PageIntro } from '../src/ui/layout/PageIntro'
import { definePage, type ViewProps } from './define-page'
import { personOf, portraitOf } from './person'
import { placeOf } from './place'
import { trail } from './trail'

/** What the page shows. */
type ContactProps = {
  copy: Graph['pages']['contact']
  place: ReturnType<typeof placeOf>
  /** Portraits of those who read enquiries. */
  readers: readonly ReturnType<typeof portraitOf>[]
}

/** Contact, with the enquiry form (part 1, section 2). */
export default definePage({
  path: patterns.contact,
  source: () => 'pages/contact.yaml',
  props: (graph): ContactProps => ({
    copy: graph.pages.contact,
    place: placeOf(graph, 'contact'),
    readers: graph.pages.contact.readers.map((slug) => portraitOf(personOf(graph, slug))),
  }),
  head: ({ copy }) => copy.seo,
  View: ContactPage,
})

function ContactPage({ copy, place, readers, site }: ViewProps<ContactProps>) {
  const { identity, strings, contact } = site
  return (
    <>
      <PageIntro breadcrumbs={trail(site, place)} title={copy.title} lede={copy.lede} />
      <div className="wrap pb-section">
        <div className="grid">
          <div className="c8">
            <EnquiryForm
              id="enquiry"
              title={copy.formTitle}
              words={contact}
              optional={strings.optional}
              email={identity.email}
              privacyHref={urlOf.legal('privacy-policy')}
              level={2}
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
              readers={{ faces: readers.map((portrait) => ({ ...portrait, family: 'orbits' })), note: copy.readersNote }}
              promise={copy.promise}
            />
          </div>
        </div>
      </div>
    </>
  )
}
