import type { Graph } from '../src/graph/graph'
import { patterns } from '../src/routes/patterns'
import { FactList } from '../src/ui/figures/FactList'
import { OutcomeList } from '../src/ui/figures/OutcomeList'
import { PairList } from '../src/ui/figures/PairList'
import { AnchorLinks } from '../src/ui/layout/AnchorLinks'
import { PageIntro } from '../src/ui/layout/PageIntro'
import { Section } from '../src/ui/layout/Section'
import { definePage, type ViewProps } from './define-page'
import { factsOf } from './facts'
import { placeOf } from './place'
import { type RegionData, RegionPanel } from './regions/RegionPanel'
import { regionDataOf } from './regions/region-data'
import { trail } from './trail'

type Place = ReturnType<typeof placeOf>

/** What the page shows. */
type RegionsProps = {
  copy: Graph['pages']['regions']
  about: Place
  place: Place
  regions: readonly RegionData[]
}

/** Regions and their offices, one below the other (part 2, section 2: Regions page). */
export default definePage({
  path: patterns.regions,
  section: patterns.about,
  source: () => 'pages/regions.yaml',
  props: (graph): RegionsProps => ({
    copy: graph.pages.regions,
    about: placeOf(graph, 'about'),
    place: placeOf(graph, 'regions'),
    regions: graph.regions.values().map((region) => regionDataOf(graph, region)),
  }),
  head: ({ copy }) => copy.seo,
  View: RegionsPage,
})

function RegionsPage({ copy, about, place, regions, site }: ViewProps<RegionsProps>) {
  const { world, capabilities, expansion } = copy
  return (
    <>
      <PageIntro breadcrumbs={trail(site, about, place)} title={copy.title} lede={copy.lede} />
      <section className="wrap" aria-labelledby="regions-title">
        <h2 className="sr" id="regions-title">
          {copy.tabsTitle}
        </h2>
        <AnchorLinks label={site.strings.navigation.contents} links={regions.map(({ slug, title }) => ({ id: slug, label: title }))} />
        {regions.map((region, index) => (
          <RegionPanel key={region.slug} region={region} labels={copy.labels} first={index === 0} />
        ))}
      </section>
      <Section id="worldwide" head={world.head}>
        <FactList facts={factsOf(site, world.stats)} />
        <div className="grid mt8">
          <div className="c6 stack stretch">
            <h3>{capabilities.title}</h3>
            <OutcomeList items={capabilities.items} />
          </div>
          <div className="c6 stack stretch">
            <h3>{expansion.title}</h3>
            <PairList keys="split" pairs={expansion.items.map(({ region, year }) => ({ label: region, value: String(year) }))} />
          </div>
        </div>
      </Section>
    </>
  )
}
