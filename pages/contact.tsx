import type { Graph } from '../src/site/graph/graph'
import { patterns } from '../src/site/routes/patterns'
import { OfficeHours, type OfficeHoursProps } from '../src/site/ui/figures/OfficeHours'
import { DirectLinks } from '../src/site/ui/forms/DirectLinks'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { breadcrumbs } from './data/breadcrumbs'
import { company, type OfficeAddress, officeAddresses } from './data/organization'
import { Inquiry, type InquiryData, inquiryOf } from './inquiry'
import { clocksOf } from './regions/clocks'
import { definePage, type ViewProps } from './shared/define-page'
import { placeOf } from './shared/place'
import { trail } from './shared/trail'

type ContactProps = {
  copy: Graph['pages']['contact']
  place: ReturnType<typeof placeOf>
  inquiry: InquiryData
  offices: readonly OfficeAddress[]
  /** Where the offices are, and their words on the page of regions. */
  regions: { label: string; clocks: Omit<OfficeHoursProps, 'words'> } & Pick<Graph['pages']['regions'], 'title' | 'lede' | 'hours'>
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
    regions: regionsOf(graph),
  }),
  head: ({ copy }) => copy.seo,
  data: ({ place, offices }, { site }) => [breadcrumbs(site, place), company(site, offices)],
  View: ContactPage,
})

function regionsOf(graph: Graph): ContactProps['regions'] {
  const { title, lede, hours } = graph.pages.regions
  return { label: placeOf(graph, 'regions').label, clocks: clocksOf(graph), title, lede, hours }
}

function ContactPage({ copy, place, inquiry, regions: { label, clocks, title, lede, hours }, site }: ViewProps<ContactProps>) {
  return (
    <>
      <PageIntro breadcrumbs={trail(site, place)} title={copy.title} lede={copy.lede} />
      <div className="wrap pb-section">
        <DirectLinks {...site.identity} />
        <Inquiry data={inquiry} site={site} level={2} next={copy.next} />
      </div>
      <Section id="offices" ground="well" below head={{ label, title, lede }}>
        <OfficeHours {...clocks} words={hours} phones />
      </Section>
    </>
  )
}
