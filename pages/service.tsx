import { PHASES } from '../schemas/service'
import { type Certifications, certificationsOf } from '../src/site/graph/certifications'
import type { Graph, Service } from '../src/site/graph/graph'
import { urlOf } from '../src/site/routes/addresses'
import { BROCHURE } from '../src/site/routes/files'
import { patterns } from '../src/site/routes/patterns'
import { Card, type CardEntry } from '../src/site/ui/cards/Card'
import { ApproachSteps } from '../src/site/ui/figures/ApproachSteps'
import { FactList } from '../src/site/ui/figures/FactList'
import { MeasureLink } from '../src/site/ui/figures/MeasureLink'
import { NumberedRows } from '../src/site/ui/figures/NumberedRows'
import type { BreadcrumbsProps } from '../src/site/ui/layout/Breadcrumbs'
import { ButtonLink } from '../src/site/ui/layout/ButtonLink'
import { CallToAction } from '../src/site/ui/layout/CallToAction'
import { FileLink, type LinkedFile } from '../src/site/ui/layout/FileLink'
import { NeighborLinks, type Neighbors } from '../src/site/ui/layout/NeighborLinks'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { Glyph } from '../src/site/ui/media/Glyph'
import { HeadPicture } from '../src/site/ui/media/HeadPicture'
import { LocalNet, type LocalNetProps } from '../src/site/ui/media/LocalNet'
import type { PictureFile } from '../src/site/ui/media/Picture'
import { breadcrumbs } from './data/breadcrumbs'
import { serviceData } from './data/service'
import { Capabilities } from './service/Capabilities'
import { PracticeLead } from './service/PracticeLead'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { entryFile } from './shared/entry-file'
import { fileOf } from './shared/file'
import { neighborLinks } from './shared/neighbors'
import { localNetOf } from './shared/placed-net'
import { type PracticeLeadEntry, practiceLeadOf } from './shared/practice-lead'
import { seoOf } from './shared/seo'
import { serviceStoriesOf } from './shared/story'
import { STORIES } from './shared/told-result'
import { trail } from './shared/trail'

type ServiceProps = {
  copy: Graph['pages']['service']
  list: BreadcrumbsProps['items'][number]
  service: Omit<Service, 'caseStudies' | 'heroImage' | 'lead' | 'referencedBy'>
  picture: PictureFile | undefined
  net: Omit<LocalNetProps, 'tone' | 'label'> | undefined
  stories: readonly CardEntry[]
  lead: PracticeLeadEntry | undefined
  certifications: Certifications
  neighbors: Neighbors
  brochure: LinkedFile
  brief: LinkedFile
}

/** A service (specification, 4.4). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.service,
  section: patterns.services,
  source: entryFile,
  entries: (graph) => graph.services.values(),
  props: (graph, { caseStudies, heroImage, lead, referencedBy, ...service }): ServiceProps => ({
    copy: graph.pages.service,
    list: breadcrumbOf(graph, 'services'),
    service,
    picture: heroImage,
    net: localNetOf(graph, 'services', service.slug),
    stories: serviceStoriesOf(graph, caseStudies),
    lead: lead === undefined ? undefined : practiceLeadOf(graph, lead),
    certifications: certificationsOf(graph, service),
    neighbors: neighborLinks(graph.services.values(), service),
    brochure: fileOf(graph, BROCHURE),
    brief: fileOf(graph, urlOf.pdf(urlOf.service(service.slug))),
  }),
  head: ({ service }) => seoOf(service, service.description),
  data: ({ list, service: { title, description }, picture }, context) => [
    breadcrumbs(context.site, list, { label: title }),
    serviceData({ title, description, picture }, context),
  ],
  View: ServicePage,
})

function ServicePage({
  copy: { labels },
  list,
  service,
  picture,
  net,
  stories,
  lead,
  certifications,
  neighbors,
  brochure,
  brief,
  site,
}: ViewProps<ServiceProps>) {
  const { slug, tone, title, subtitle, description, approach } = service
  const consultation = { label: labels.consultation, href: urlOf.contact({ service: title, topic: 'consultation' }) }
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, list, { label: title })}
        above={<Glyph name={slug} />}
        title={title}
        lede={`${subtitle}. ${description}`}
        actions={
          <>
            <ButtonLink href={consultation.href} kind="action">
              {consultation.label}
            </ButtonLink>
            <FileLink file={brochure} label={labels.downloadBrochure} kind="line" />
          </>
        }
        side={
          net && !picture ? (
            <LocalNet {...net} tone={tone} label={labels.net} />
          ) : (
            <HeadPicture seed={slug} family="lattice" tone={tone} shape="side" picture={picture} />
          )
        }
      />
      <section className="wrap" aria-labelledby="outcomes-title">
        <h2 className="sr" id="outcomes-title">
          {labels.outcomes}
        </h2>
        <FactList facts={service.figures} min="14" />
        <MeasureLink part="clients" label={site.strings.howWeMeasure} />
      </section>
      <Section id="challenges" head={{ label: labels.challenges, note: labels.challengesNote, title: service.problemsTitle }}>
        <NumberedRows rows={service.problems} />
      </Section>
      <Section
        id="approach"
        ground="band"
        head={{ label: labels.approach, note: labels.approachNote, title: service.approachTitle, lede: service.approachLede }}
      >
        <ApproachSteps sign={slug} steps={PHASES.map((phase) => ({ title: labels[phase], text: approach[phase] }))} />
      </Section>
      <Capabilities service={service} certifications={certifications} file={brief} words={labels} />
      <Section id={STORIES} ground="well" below head={{ label: labels.stories, note: labels.storiesNote, title: service.storiesTitle }}>
        <div className="cols" data-min="19">
          {stories.map((story) => (
            <Card key={story.seed} entry={story} maxTags={story.tags?.length} />
          ))}
        </div>
      </Section>
      {lead && <PracticeLead lead={lead} words={labels} />}
      <NeighborLinks {...neighbors} words={site.strings.neighbors} apart />
      <CallToAction title={service.closingTitle} primary={consultation} secondary={{ label: labels.all, href: patterns.services }} />
    </>
  )
}
