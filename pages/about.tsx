import type { EntryDrawing } from '../src/site/art/entry-drawing'
import type { Graph } from '../src/site/graph/graph'
import { growthDrawing } from '../src/site/graph/growth'
import { personOf } from '../src/site/graph/people'
import { urlOf } from '../src/site/routes/addresses'
import { PROFILE } from '../src/site/routes/files'
import { patterns } from '../src/site/routes/patterns'
import type { PersonEntry } from '../src/site/ui/cards/PersonItem'
import { FactList } from '../src/site/ui/figures/FactList'
import { MeasureLink } from '../src/site/ui/figures/MeasureLink'
import { ActionPair } from '../src/site/ui/layout/ActionPair'
import { CallToAction } from '../src/site/ui/layout/CallToAction'
import { FileLink, type LinkedFile } from '../src/site/ui/layout/FileLink'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { HeadPicture } from '../src/site/ui/media/HeadPicture'
import { Awards } from './about/Awards'
import { Leadership } from './about/Leadership'
import { Mission } from './about/Mission'
import { type OfficeGroup, Offices } from './about/Offices'
import { Responsibility } from './about/Responsibility'
import { Story } from './about/Story'
import { breadcrumbs } from './data/breadcrumbs'
import { company, type OfficeAddress, officeAddresses } from './data/organization'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { factsOf } from './shared/facts'
import { fileOf } from './shared/file'
import { leaderOf } from './shared/person'
import { practiceLeads } from './shared/practice-lead'
import { trail } from './shared/trail'

type AboutProps = {
  /** The picture next to the title. */
  growth: EntryDrawing
  copy: Graph['pages']['about']
  place: ReturnType<typeof breadcrumbOf>
  leaders: readonly PersonEntry[]
  leads: ReturnType<typeof practiceLeads>
  /** Offices by region; the regions are also the layers of the timeline. */
  regions: readonly OfficeGroup[]
  offices: readonly OfficeAddress[]
  profile: LinkedFile
  report: LinkedFile
}

/** About (specification, 4.16). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.about,
  section: patterns.about,
  source: () => 'pages/about.yaml',
  props: (graph): AboutProps => ({
    copy: graph.pages.about,
    place: breadcrumbOf(graph, 'about'),
    leaders: graph.pages.about.leadership.people.map((slug) => leaderOf(personOf(graph, slug))),
    leads: practiceLeads(graph),
    regions: graph.regions.values().map(({ title, slug, established, employees }) => ({
      title,
      established,
      employees,
      offices: graph.offices
        .values()
        .filter(({ region }) => region === slug)
        .map(({ city, employees: people }) => ({ city, people })),
    })),
    growth: growthDrawing(graph),
    offices: officeAddresses(graph),
    profile: fileOf(graph, PROFILE),
    report: fileOf(graph, urlOf.report(graph.pages.about.esg.report.file)),
  }),
  head: ({ copy }) => copy.seo,
  data: ({ place, offices }, { site }) => [breadcrumbs(site, place), company(site, offices)],
  View: AboutPage,
})

function AboutPage({ copy, place, growth, leaders, leads, regions, profile, report, site }: ViewProps<AboutProps>) {
  const { story, leadership, profile: profileLabel } = copy.actions
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, place)}
        title={copy.title}
        lede={copy.lede}
        actions={
          <>
            <ActionPair first={story} second={leadership} />
            <FileLink file={profile} label={profileLabel} kind="line" />
          </>
        }
        side={
          <figure>
            <HeadPicture {...growth} tone="pine" shape="side" />
            <figcaption>{copy.pictureCaption}</figcaption>
          </figure>
        }
      />
      <section className="wrap" aria-labelledby="stats">
        <h2 className="sr" id="stats">
          {copy.statsTitle}
        </h2>
        <FactList min="8" facts={factsOf(site, copy.stats)} />
        <MeasureLink part="company" label={site.strings.howWeMeasure} />
      </section>
      <Mission head={copy.mission} valuesTitle={copy.valuesTitle} values={copy.values} />
      <Story copy={copy.story} regions={regions.map(({ title }) => title)} chart={site.strings.chart} />
      <Leadership
        head={copy.leadership.head}
        people={leaders}
        profileLabel={copy.leadership.linkedin}
        leads={{ title: copy.leadership.leads, people: leads }}
      />
      <Offices copy={copy.offices} regions={regions} />
      <Awards {...copy.awards} />
      <Responsibility {...copy.esg} report={{ file: report, label: copy.esg.report.label }} />
      <CallToAction {...copy.closing} />
    </>
  )
}
