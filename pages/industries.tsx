import { patterns } from '../src/routes/patterns'
import { IndustryCell } from '../src/ui/cards/IndustryCell'
import { FactList } from '../src/ui/figures/FactList'
import { CallToAction } from '../src/ui/layout/CallToAction'
import { PageIntro } from '../src/ui/layout/PageIntro'
import { Section } from '../src/ui/layout/Section'
import { definePage } from './define-page'
import { factsOf } from './facts'
import { industryCellOf } from './industry-cell'
import { placeOf } from './place'
import { trail } from './trail'

/** All industries with their client counts (part 1, section 2: Industries list). */
export default definePage({
  path: patterns.industries,
  section: patterns.industries,
  source: () => 'pages/industries.yaml',
  props: (graph) => ({
    copy: graph.pages.industries,
    place: placeOf(graph, 'industries'),
    industries: graph.industries.values().map(industryCellOf),
  }),
  head: ({ copy }) => copy.seo,
  View: ({ copy, place, industries, site }) => (
    <>
      <PageIntro breadcrumbs={trail(site, place)} title={copy.title} lede={copy.lede} />
      <section className="wrap pb-section" aria-labelledby="industries-title">
        <h2 className="sr" id="industries-title">
          {copy.listTitle}
        </h2>
        <div className="ledger n3 stagger">
          {industries.map((industry) => (
            <IndustryCell key={industry.slug} industry={industry} strings={copy} />
          ))}
        </div>
      </section>
      <Section id="across" ground="band" head={copy.stats.head}>
        <FactList facts={factsOf(site, copy.stats.facts)} />
      </Section>
      <CallToAction {...copy.closing} well />
    </>
  ),
})
