import { fill } from '../src/engine/lib/text'
import { hourOf } from '../src/site/calendar/words'
import type { Graph } from '../src/site/graph/graph'
import { patterns } from '../src/site/routes/patterns'
import { OfficePhones, type OfficePhonesProps } from '../src/site/ui/figures/OfficePhones'
import { ByMatter } from '../src/site/ui/forms/ByMatter'
import { DirectLinks } from '../src/site/ui/forms/DirectLinks'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { breadcrumbs } from './data/breadcrumbs'
import { company, type OfficeAddress, officeAddresses } from './data/organization'
import { Inquiry, type InquiryData, inquiryOf } from './inquiry'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { scriptOf, textsOf } from './shared/matters'
import { trail } from './shared/trail'

type ContactProps = {
  copy: Graph['pages']['contact']
  place: ReturnType<typeof breadcrumbOf>
  inquiry: InquiryData
  offices: readonly OfficeAddress[]
  /** The offices from west to east, with their phones and opening hours. */
  phones: OfficePhonesProps & { lede: string }
}

/** Contact, with the inquiry form (specification, 4.22). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.contact,
  source: () => 'pages/contact.yaml',
  props: (graph): ContactProps => ({
    copy: graph.pages.contact,
    place: breadcrumbOf(graph, 'contact'),
    inquiry: inquiryOf(graph),
    offices: officeAddresses(graph),
    phones: phonesOf(graph),
  }),
  head: ({ copy }) => copy.seo,
  data: ({ place, offices }, { site }) => [breadcrumbs(site, place), company(site, offices)],
  View: ContactPage,
})

function phonesOf(graph: Graph): ContactProps['phones'] {
  const { opens, closes, open, closed, weekend, desk } = graph.pages.regions.hours
  const { language } = graph.site.identity
  return {
    opens,
    closes,
    words: { open, closed, weekend, desk },
    lede: fill(graph.pages.contact.calls.lede, { opens: hourOf(opens, language), closes: hourOf(closes, language) }),
    offices: [...graph.offices.values()]
      .toSorted((a, b) => a.longitude - b.longitude)
      .map(({ city, phone, services, zone, timezone }) => ({ city, phone, services, zone, timezone })),
  }
}

function ContactPage({ copy, place, inquiry, phones: { lede, ...phones }, site }: ViewProps<ContactProps>) {
  const { matters } = site.contact
  const script = scriptOf(matters)
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, place)}
        title={<ByMatter text={copy.title} others={textsOf(matters, 'title')} />}
        lede={<ByMatter text={copy.lede} others={textsOf(matters, 'lede')} />}
      />
      <script>{script}</script>
      <div className="wrap pb-section">
        <DirectLinks {...site.identity} />
        <Inquiry data={inquiry} site={site} level={2} next={copy.next} matters={matters} />
      </div>
      {/* Once more for the texts beside the form, which may have arrived later. */}
      <script>{script}</script>
      <Section id="offices" ground="well" below head={{ label: copy.calls.label, title: copy.calls.title, lede }}>
        <OfficePhones {...phones} />
      </Section>
    </>
  )
}
