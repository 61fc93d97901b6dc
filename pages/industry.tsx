import { glyphAt } from '../src/site/art/kind-glyphs'
import type { Graph, Industry } from '../src/site/graph/graph'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { Cell } from '../src/site/ui/cards/Cell'
import { StoryCell, type StoryEntry } from '../src/site/ui/cards/StoryCell'
import { ChangePlot, type PlottedChange } from '../src/site/ui/charts/ChangePlot'
import { shareInWords } from '../src/site/ui/charts/percent'
import { YearDots } from '../src/site/ui/charts/YearDots'
import { YearSection } from '../src/site/ui/charts/YearSection'
import { FactList } from '../src/site/ui/figures/FactList'
import { MeasureLink } from '../src/site/ui/figures/MeasureLink'
import { NumberedRows } from '../src/site/ui/figures/NumberedRows'
import { Register } from '../src/site/ui/figures/Register'
import { TextRow } from '../src/site/ui/figures/TextRow'
import type { BreadcrumbsProps } from '../src/site/ui/layout/Breadcrumbs'
import { ButtonLink } from '../src/site/ui/layout/ButtonLink'
import { CallToAction } from '../src/site/ui/layout/CallToAction'
import { MoreLink } from '../src/site/ui/layout/MoreLink'
import { NeighborLinks, type Neighbors } from '../src/site/ui/layout/NeighborLinks'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { Glyph } from '../src/site/ui/media/Glyph'
import { HeadPicture } from '../src/site/ui/media/HeadPicture'
import { LocalNet, type LocalNetProps } from '../src/site/ui/media/LocalNet'
import type { PictureFile } from '../src/site/ui/media/Picture'
import { breadcrumbs } from './data/breadcrumbs'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { entryFile } from './shared/entry-file'
import { neighborLinks } from './shared/neighbors'
import { localNetOf } from './shared/placed-net'
import { ledBy, type SentencePart } from './shared/practice-lead'
import { quartersOf } from './shared/quarters'
import { seoOf } from './shared/seo'
import { industryChangesOf, industryStoriesOf } from './shared/story'
import { trail } from './shared/trail'

type Profile = NonNullable<Industry['profile']>
type ProfiledIndustry = Industry & { profile: Profile }

type IndustryProps = {
  copy: Graph['pages']['industry']
  list: BreadcrumbsProps['items'][number]
  industry: Pick<Industry, 'slug' | 'drawing' | 'tone' | 'title' | 'description' | 'clients' | 'busiest' | 'inquiry' | 'seo'>
  /** What the dots of its year mean. */
  year: string
  profile: Omit<Profile, 'caseStudies'>
  /** Those who lead the services. */
  leads: readonly SentencePart[]
  picture: PictureFile | undefined
  net: Omit<LocalNetProps, 'tone' | 'label'> | undefined
  stories: readonly StoryEntry[]
  /** The values that these stories have measured. */
  changes: readonly PlottedChange[]
  neighbors: Neighbors
}

const hasProfile = (industry: Industry): industry is ProfiledIndustry => industry.profile !== undefined

/** An industry (specification, 4.6). One without a profile has no page. */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.industry,
  section: patterns.industries,
  source: entryFile,
  entries: (graph) => graph.industries.values().filter(hasProfile),
  props: (graph, entry): IndustryProps => {
    const { slug, drawing, tone, title, description, clients, busiest, inquiry, seo, image } = entry
    const { caseStudies, ...profile } = entry.profile
    return {
      copy: graph.pages.industry,
      list: breadcrumbOf(graph, 'industries'),
      industry: { slug, drawing, tone, title, description, clients, busiest, inquiry, seo },
      year: graph.pages.industries.year.lede,
      profile,
      leads: ledBy(
        graph,
        profile.services.map(({ service }) => service),
      ),
      picture: image,
      net: localNetOf(graph, 'industries', slug),
      stories: industryStoriesOf(graph, caseStudies),
      changes: industryChangesOf(graph, caseStudies),
      neighbors: neighborLinks(graph.industries.values(), entry),
    }
  },
  head: ({ industry }) => seoOf(industry, industry.description),
  data: ({ list, industry }, { site }) => [breadcrumbs(site, list, { label: industry.title })],
  View: IndustryPage,
})

function IndustryPage({
  copy: { labels, points },
  list,
  industry,
  year,
  profile,
  leads,
  picture,
  net,
  stories,
  changes,
  neighbors,
  site,
}: ViewProps<IndustryProps>) {
  const { slug, drawing, tone, title, clients, busiest, inquiry } = industry
  const { projects, countries, satisfaction } = profile.clientStats
  const consultation = { label: labels.consultation, href: urlOf.contact({ industry: inquiry, topic: 'consultation' }) }
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, list, { label: title })}
        title={title}
        lede={profile.lede}
        above={<Glyph drawn={glyphAt(urlOf.industry(slug))} />}
        actions={
          <>
            <ButtonLink href={consultation.href} kind="action">
              {consultation.label}
            </ButtonLink>
            <ButtonLink href="#stories" kind="line">
              {labels.storiesLink}
            </ButtonLink>
          </>
        }
        side={
          net && !picture ? (
            <LocalNet {...net} tone={tone} label={labels.net} />
          ) : (
            <HeadPicture {...drawing} tone={tone} shape="side" picture={picture} />
          )
        }
      />
      <section className="wrap" aria-labelledby="client-stats">
        <h2 className="sr" id="client-stats">
          {labels.clientStats}
        </h2>
        <FactList
          min="8"
          facts={[
            { value: clients, label: labels.clients },
            { value: projects, label: labels.projects },
            { value: countries, label: labels.countries },
            { value: shareInWords(satisfaction.satisfied, satisfaction.replies), label: labels.satisfaction },
          ]}
        />
        <MeasureLink part="satisfaction" label={site.strings.howWeMeasure} />
      </section>
      {busiest && (
        <YearSection id="year" title={busiest.name} lede={year} tone={tone} quarters={quartersOf(site.identity.locale)} apart>
          <YearDots week={busiest.week} />
        </YearSection>
      )}
      <Section id="challenges" head={{ label: labels.challenges, note: labels.challengesNote, title: profile.challengesTitle }}>
        <NumberedRows rows={profile.challenges} />
      </Section>
      <Section id="outcomes" ground="well" head={{ label: labels.outcomes, title: profile.outcomesTitle }}>
        <FactList facts={profile.outcomes} min="8" />
        <p className="caption mt5">{profile.outcomesNote}</p>
        {changes.length > 0 && (
          <div className="mt7">
            <ChangePlot changes={changes} tone={tone} caption={labels.changes} words={points} />
          </div>
        )}
      </Section>
      <Section id="services" below head={{ label: labels.services, note: labels.servicesNote, title: profile.servicesTitle }}>
        <div className="ledger n3 even">
          {profile.services.map(({ title: name, description, service }) => (
            <Cell key={name} title={name} text={description} glyph={service} href={urlOf.service(service)} />
          ))}
        </div>
        <div className="row baseline mt5">
          <p className="caption">
            {leads.map(({ text, href }) =>
              href === undefined ? (
                text
              ) : (
                <a key={href} className="link" href={href}>
                  {text}
                </a>
              ),
            )}{' '}
            {profile.servicesNote}
          </p>
          <span className="push">
            <MoreLink href={patterns.services}>{labels.allServices}</MoreLink>
          </span>
        </div>
      </Section>
      <Section id="stories" ground="band" head={{ label: labels.stories, note: labels.storiesNote, title: profile.storiesTitle }}>
        <div className="stack far stretch">
          {stories.map((story) => (
            <StoryCell key={story.seed} story={story} strings={labels} />
          ))}
        </div>
      </Section>
      <Section id="regulations" head={{ label: labels.regulations, note: labels.regulationsNote, title: profile.regulationsTitle }}>
        <Register close>
          {profile.regulations.map(({ name, description }) => (
            <TextRow key={name} title={name} text={description} />
          ))}
        </Register>
      </Section>
      <NeighborLinks {...neighbors} words={site.strings.neighbors} />
      <CallToAction title={profile.closingTitle} primary={consultation} secondary={{ label: labels.all, href: patterns.industries }} well />
    </>
  )
}
