import { patterns } from '../src/site/routes/patterns'
import { IndustryCell } from '../src/site/ui/cards/IndustryCell'
import { YearLines } from '../src/site/ui/charts/YearLines'
import { FactList } from '../src/site/ui/figures/FactList'
import { MeasureLink } from '../src/site/ui/figures/MeasureLink'
import { CallToAction } from '../src/site/ui/layout/CallToAction'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { breadcrumbs } from './data/breadcrumbs'
import { busiestDays } from './industries/busiest-days'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage } from './shared/define-page'
import { factsOf } from './shared/facts'
import { industryCellOf } from './shared/industry-cell'
import { quartersOf } from './shared/quarters'
import { trail } from './shared/trail'

/** All industries with their numbers of clients (specification, 4.5). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.industries,
  section: patterns.industries,
  source: () => 'pages/industries.yaml',
  props: (graph) => ({
    copy: graph.pages.industries,
    place: breadcrumbOf(graph, 'industries'),
    industries: graph.industries.values().map((industry) => industryCellOf(graph, industry)),
    busiest: busiestDays(graph),
  }),
  head: ({ copy }) => copy.seo,
  data: ({ place }, { site }) => [breadcrumbs(site, place)],
  View: ({ copy, place, industries, busiest, site }) => (
    <>
      <PageIntro breadcrumbs={trail(site, place)} title={copy.title} lede={copy.lede} />
      <YearLines {...copy.year} id="year" lines={busiest} quarters={quartersOf(site.identity.locale)} />
      <section className="section wrap" aria-labelledby="industries-title">
        <h2 className="sr" id="industries-title">
          {copy.listTitle}
        </h2>
        <div className="ledger n3 even stagger">
          {industries.map((industry) => (
            <IndustryCell key={industry.slug} industry={industry} strings={copy} />
          ))}
        </div>
      </section>
      <Section id="across" ground="band" head={{ ...copy.stats.head, lede: undefined }}>
        <FactList facts={factsOf(site, copy.stats.facts)} />
        <p className="caption mt5">{copy.stats.head.lede}</p>
        <MeasureLink part="clients" label={site.strings.howWeMeasure} />
      </Section>
      <CallToAction {...copy.closing} well />
    </>
  ),
})
