import { MEASURE_PARTS } from '../schemas/pages/how-we-measure'
import type { Graph } from '../src/site/graph/graph'
import { patterns } from '../src/site/routes/patterns'
import { DotStrip } from '../src/site/ui/charts/DotStrip'
import { Register } from '../src/site/ui/figures/Register'
import { AnchorBar } from '../src/site/ui/layout/AnchorBar'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { breadcrumbs } from './data/breadcrumbs'
import { ClientTally } from './how-we-measure/ClientTally'
import { Definition } from './how-we-measure/Definition'
import { Surveys } from './how-we-measure/Surveys'
import { type SurveyRow, surveyRows } from './how-we-measure/survey-rows'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { trail } from './shared/trail'

type HowWeMeasureProps = {
  copy: Graph['pages']['howWeMeasure']
  about: ReturnType<typeof breadcrumbOf>
  place: ReturnType<typeof breadcrumbOf>
  /** Every satisfaction percentage, with its counts. */
  surveys: readonly SurveyRow[]
}

/** What each headline figure counts (specification, 4.23). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.howWeMeasure,
  section: patterns.about,
  source: () => 'pages/how-we-measure.yaml',
  props: (graph): HowWeMeasureProps => ({
    copy: graph.pages.howWeMeasure,
    about: breadcrumbOf(graph, 'about'),
    place: breadcrumbOf(graph, 'howWeMeasure'),
    surveys: surveyRows(graph),
  }),
  head: ({ copy }) => copy.seo,
  data: ({ about, place }, { site }) => [breadcrumbs(site, about, place)],
  View: HowWeMeasurePage,
})

function HowWeMeasurePage({ copy, about, place, surveys, site }: ViewProps<HowWeMeasureProps>) {
  const { labels, parts } = copy
  return (
    <>
      <PageIntro breadcrumbs={trail(site, about, place)} title={copy.title} lede={copy.lede} tight />
      <AnchorBar label={labels.contents} links={MEASURE_PARTS.map((part) => ({ id: part, label: parts[part].head.label }))} />
      <Section id="dots" head={copy.tally.head} ground="band">
        <ClientTally tally={copy.tally} />
      </Section>
      {MEASURE_PARTS.map((id, index) => {
        const part = parts[id]
        return (
          <Section key={id} id={id} head={part.head} ground={index % 2 === 0 ? undefined : 'well'}>
            {part.strip && <DotStrip {...part.strip} />}
            <Register top>
              {part.definitions.map((definition) => (
                <Definition key={definition.title} definition={definition} labels={labels} facts={site.facts} />
              ))}
            </Register>
            {part === parts.satisfaction && <Surveys copy={parts.satisfaction.surveys} rows={surveys} locale={site.identity.locale} />}
          </Section>
        )
      })}
    </>
  )
}
