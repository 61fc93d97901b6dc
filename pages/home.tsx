import { unbroken } from '../src/engine/lib/text'
import { barsOf } from '../src/site/art/entry-drawing'
import type { Graph, Region } from '../src/site/graph/graph'
import { caseStudyAt } from '../src/site/graph/look-ups'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import type { RegionEntry } from '../src/site/ui/cards/RegionItem'
import { ServiceIndex } from '../src/site/ui/cards/ServiceIndex'
import type { ServiceEntry } from '../src/site/ui/cards/service-entry'
import { ButtonLink } from '../src/site/ui/layout/ButtonLink'
import { Hero } from '../src/site/ui/layout/Hero'
import { Section } from '../src/site/ui/layout/Section'
import { DrawingSet } from '../src/site/ui/media/drawing-set'
import { HeroNet } from '../src/site/ui/media/HeroNet'
import { company } from './data/organization'
import { website } from './data/website'
import { type Highlights, highlightsOf } from './home/highlights'
import { Insights } from './home/Insights'
import { Spotlight, type SpotlightStudy } from './home/Spotlight'
import { Trust } from './home/Trust'
import { Inquiry, type InquiryData, inquiryOf } from './inquiry'
import { moreTagsOf } from './shared/cards'
import { changeOf } from './shared/change'
import { definePage, type ViewProps } from './shared/define-page'
import { factsOf } from './shared/facts'
import { fileOf } from './shared/file'
import { officesOf, placesOf } from './shared/offices'
import { heroNetOf } from './shared/placed-net'
import { quotationOf } from './shared/quotation'
import { serviceCellOf, serviceStringsOf } from './shared/service-cell'

/** Number of points in the hero, including those of the net (specification, 4.2). */
const POINTS = 80

type HomeProps = {
  copy: Graph['pages']['home']
  net: ReturnType<typeof heroNetOf>
  services: readonly ServiceEntry[]
  highlights: Highlights
  /** Names of the four phases. */
  phases: Pick<Graph['pages']['service']['labels'], 'discover' | 'design' | 'build' | 'operate'>
  study: SpotlightStudy
  regions: readonly RegionEntry[]
  inquiry: InquiryData
}

/** Home, in six sections (specification, 4.1). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.home,
  source: () => 'pages/home.yaml',
  props: (graph): HomeProps => {
    const { home, service } = graph.pages
    const { discover, design, build, operate } = service.labels
    return {
      copy: home,
      net: heroNetOf(graph),
      services: graph.services.values().map(serviceCellOf),
      highlights: highlightsOf(graph),
      phases: { discover, design, build, operate },
      study: studyOf(graph, home.spotlight.caseStudy),
      regions: graph.regions.values().map((region) => regionItemOf(graph, region)),
      inquiry: inquiryOf(graph),
    }
  },
  head: ({ copy }) => copy.seo,
  data: (_, { site }) => [company(site), website(site)],
  View: HomePage,
})

function studyOf(graph: Graph, name: string): SpotlightStudy {
  const { slug, drawing, tone, title, techStack, heroImage, results, outcome, solution, testimonial } = caseStudyAt(graph, name)
  const values = changeOf(graph, { results, outcome })
  const bars = heroImage ? undefined : barsOf(results)
  return {
    slug,
    drawing,
    tone,
    title,
    techStack,
    picture: heroImage,
    valued: values && bars && { values, bars },
    timeline: solution.timeline,
    teamSize: solution.teamSize,
    report: fileOf(graph, urlOf.pdf(urlOf.caseStudy(slug))),
    quotation: quotationOf(testimonial),
  }
}

function regionItemOf(graph: Graph, region: Region): RegionEntry {
  const { slug, tone, title, url, clientCount } = region
  const offices = officesOf(graph, region)
  return {
    slug,
    tone,
    places: placesOf(offices),
    title,
    href: url ?? undefined,
    cities: offices.map(({ city }) => unbroken(city)).join(', '),
    clients: clientCount,
  }
}

function HomePage({ copy, net, services, highlights, phases, study, regions, inquiry, site }: ViewProps<HomeProps>) {
  const { actions } = copy
  return (
    <DrawingSet value="home">
      <Hero
        title={copy.title}
        lede={copy.lede}
        points={POINTS - net.nodes.length}
        motion={site.strings.motion}
        net={{ drawing: <HeroNet {...net} label={copy.net.label} />, ...copy.net }}
        actions={
          <>
            <ButtonLink href={actions.contact.href} kind="action">
              {actions.contact.label}
            </ButtonLink>
            <ButtonLink href={actions.services.href} kind="line">
              {actions.services.label}
            </ButtonLink>
            <ButtonLink href={actions.story.href} kind="bare" icon="play">
              {actions.story.label}
            </ButtonLink>
          </>
        }
      />
      <Section id="services" head={copy.services} below>
        <ServiceIndex
          services={services}
          strings={serviceStringsOf(site)}
          consultation={copy.consultation}
          specializedLabel={copy.specialized}
        />
      </Section>
      <Insights {...copy} highlights={highlights} moreTags={moreTagsOf(site.strings)} />
      <Spotlight copy={copy.spotlight} phases={phases} study={study} />
      <Trust copy={copy.trust} stats={factsOf(site, copy.trust.stats)} regions={regions} measure={site.strings.howWeMeasure} />
      <Section id="contact" ground="well" head={copy.contact}>
        <Inquiry data={inquiry} site={site} level={3} />
      </Section>
    </DrawingSet>
  )
}
