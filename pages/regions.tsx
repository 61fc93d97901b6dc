import { nonBreakingNumbers } from '../src/engine/lib/non-breaking'
import type { Graph } from '../src/site/graph/graph'
import { type Codes, regionCodes } from '../src/site/graph/region-codes'
import { patterns } from '../src/site/routes/patterns'
import { FactList } from '../src/site/ui/figures/FactList'
import { MeasureLink } from '../src/site/ui/figures/MeasureLink'
import { OfficeHours, type OfficeHoursProps } from '../src/site/ui/figures/OfficeHours'
import { OutcomeList } from '../src/site/ui/figures/OutcomeList'
import { PairList } from '../src/site/ui/figures/PairList'
import { CallToAction } from '../src/site/ui/layout/CallToAction'
import { MoreLink } from '../src/site/ui/layout/MoreLink'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { RegionTabs } from '../src/site/ui/layout/RegionTabs'
import { Section } from '../src/site/ui/layout/Section'
import { breadcrumbs } from './data/breadcrumbs'
import { company, type OfficeAddress, officeAddresses } from './data/organization'
import { clocksOf } from './regions/clocks'
import { type RegionData, RegionPanel } from './regions/RegionPanel'
import { regionDataOf } from './regions/region-data'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { factsOf } from './shared/facts'
import { trail } from './shared/trail'

type Place = ReturnType<typeof breadcrumbOf>

type RegionsProps = {
  copy: Graph['pages']['regions']
  about: Place
  place: Place
  regions: readonly RegionData[]
  offices: readonly OfficeAddress[]
  clocks: Omit<OfficeHoursProps, 'words'>
  codes: Codes
}

/** Regions and their offices (specification, 4.20): one below the other, or as tabs by islands/region-tabs. */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.regions,
  section: patterns.about,
  source: () => 'pages/regions.yaml',
  props: (graph): RegionsProps => ({
    copy: graph.pages.regions,
    about: breadcrumbOf(graph, 'about'),
    place: breadcrumbOf(graph, 'regions'),
    regions: graph.regions.values().map((region) => regionDataOf(graph, region)),
    clocks: clocksOf(graph),
    offices: officeAddresses(graph),
    codes: regionCodes(graph.regions.values(), graph.site.navigation.regions),
  }),
  head: ({ copy }) => copy.seo,
  data: ({ about, place, offices }, { site }) => [breadcrumbs(site, about, place), company(site, offices)],
  View: RegionsPage,
})

function RegionsPage({ copy, about, place, regions, clocks, codes, site }: ViewProps<Omit<RegionsProps, 'offices'>>) {
  const { world, hours, capabilities, expansion } = copy
  return (
    <>
      <PageIntro breadcrumbs={trail(site, about, place)} title={copy.title} lede={copy.lede} />
      <RegionTabs
        title={copy.tabsTitle}
        label={site.strings.navigation.contents}
        links={regions.map(({ slug, title }) => ({ id: slug, label: title }))}
        codes={codes}
      >
        {regions.map((region) => (
          <RegionPanel key={region.slug} region={region} labels={copy.labels} />
        ))}
      </RegionTabs>
      <Section id="worldwide" head={{ ...world.head, lede: world.head.lede && nonBreakingNumbers(world.head.lede) }} ground="band">
        <OfficeHours {...clocks} words={hours} />
        <div className="mt8">
          <FactList facts={factsOf(site, world.stats)} min="8" />
        </div>
        <MeasureLink part="clients" label={site.strings.howWeMeasure} />
        <div className="grid mt8">
          <div className="c6 stack stretch">
            <h3 id="same-everywhere">{capabilities.title}</h3>
            <OutcomeList items={capabilities.items} />
          </div>
          <div className="c6 stack stretch">
            <h3>{expansion.title}</h3>
            <PairList layout="split" pairs={expansion.items.map(({ region, year }) => ({ label: region, value: String(year) }))} />
            {expansion.link && <MoreLink href={expansion.link.href}>{expansion.link.label}</MoreLink>}
          </div>
        </div>
      </Section>
      <CallToAction {...copy.closing} />
    </>
  )
}
