import { nonBreakingNumbers } from '../src/engine/lib/non-breaking'
import { BROCHURE } from '../src/site/routes/files'
import { patterns } from '../src/site/routes/patterns'
import { Cell } from '../src/site/ui/cards/Cell'
import { ServiceList } from '../src/site/ui/cards/ServiceList'
import { PhaseList } from '../src/site/ui/figures/PhaseList'
import { SampleSheets } from '../src/site/ui/figures/SampleSheets'
import { CallToAction } from '../src/site/ui/layout/CallToAction'
import { FileLink } from '../src/site/ui/layout/FileLink'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { breadcrumbs } from './data/breadcrumbs'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage } from './shared/define-page'
import { fileOf } from './shared/file'
import { serviceRowOf, serviceStringsOf } from './shared/service-cell'
import { trail } from './shared/trail'

/** All services, the three engagement models and a typical first month (specification, 4.3). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.services,
  section: patterns.services,
  source: () => 'pages/services.yaml',
  props: (graph) => ({
    copy: graph.pages.services,
    place: breadcrumbOf(graph, 'services'),
    services: graph.services.values().map((service) => serviceRowOf(graph, service)),
    brochure: { file: fileOf(graph, BROCHURE), label: graph.pages.service.labels.downloadBrochure },
  }),
  head: ({ copy }) => copy.seo,
  data: ({ place }, { site }) => [breadcrumbs(site, place)],
  View: ({ copy, place, services, brochure, site }) => (
    <>
      <PageIntro breadcrumbs={trail(site, place)} title={copy.title} lede={copy.lede} actions={<FileLink {...brochure} kind="line" />} />
      <section className="wrap" aria-labelledby="services-title">
        <h2 className="sr" id="services-title">
          {copy.listTitle}
        </h2>
        <ServiceList services={services} strings={serviceStringsOf(site)} consultation={copy.consultation} />
      </section>
      <Section id="models" head={copy.models.head} joined>
        <div className="ledger n3 even">
          {copy.models.items.map(({ title, subtitle, description, suits, price, terms }) => (
            <Cell key={title} title={title} subtitle={subtitle}>
              <div className="stack">
                <p>
                  <span className="small muted">{copy.models.range}</span>
                  <br />
                  <b className="text-xl">{nonBreakingNumbers(price)}</b>
                  <br />
                  {nonBreakingNumbers(terms)}
                </p>
                <p className="excerpt">{description}</p>
                <p className="small">
                  <span className="muted">{copy.models.suits}</span> {suits}
                </p>
              </div>
            </Cell>
          ))}
        </div>
      </Section>
      <Section id="first-month" head={copy.firstMonth.head} below>
        <PhaseList
          variant="across"
          phases={copy.firstMonth.steps.map(({ step, duration, description }) => ({ title: step, duration, text: description }))}
        />
      </Section>
      {/* The background of the sheets, like a desk. */}
      <section className="art section toned" data-tone="bark" aria-labelledby="samples" data-below-fold="">
        <div className="wrap">
          <div className="grid align-end">
            <h2 className="c7" id="samples">
              {copy.firstMonth.samples.title}
            </h2>
            <p className="c5">{copy.firstMonth.samples.note}</p>
          </div>
          <SampleSheets {...copy.firstMonth.samples} name={site.identity.name} level={3} labelledBy="samples" />
        </div>
      </section>
      <CallToAction {...copy.closing} well />
    </>
  ),
})
