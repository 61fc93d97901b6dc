import type { Graph } from '../src/site/graph/graph'
import { patterns } from '../src/site/routes/patterns'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { breadcrumbs } from './data/breadcrumbs'
import { company, type OfficeAddress, officeAddresses } from './data/organization'
import { Inquiry, type InquiryData, inquiryOf } from './inquiry'
import { definePage, type ViewProps } from './shared/define-page'
import { placeOf } from './shared/place'
import { trail } from './shared/trail'

type ContactProps = {
  copy: Graph['pages']['contact']
  place: ReturnType<typeof placeOf>
  inquiry: InquiryData
  offices: readonly OfficeAddress[]
}

/** Contact, with the inquiry form (specification, 4.22). */
export default definePage({
  path: patterns.contact,
  source: () => 'pages/contact.yaml',
  props: (graph): ContactProps => ({
    copy: graph.pages.contact,
    place: placeOf(graph, 'contact'),
    inquiry: inquiryOf(graph),
    offices: officeAddresses(graph),
  }),
  head: ({ copy }) => copy.seo,
  data: ({ place, offices }, { site }) => [breadcrumbs(site, place), company(site, offices)],
  View: ContactPage,
})

function ContactPage({ copy, place, inquiry, site }: ViewProps<ContactProps>) {
  return (
    <>
      <PageIntro breadcrumbs={trail(site, place)} title={copy.title} lede={copy.lede} />
      <div className="wrap pb-section">
        <Inquiry data={inquiry} site={site} level={2} />
      </div>
    </>
  )
}
