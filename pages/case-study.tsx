import { barsOf } from '../src/site/art/entry-drawing'
import { caseStudies } from '../src/site/collections/case-studies'
import { servicesOfStudy } from '../src/site/collections/study-services'
import type { CaseStudy, Graph } from '../src/site/graph/graph'
import { articleTypeOf } from '../src/site/graph/kinds'
import { personOf } from '../src/site/graph/people'
import { industryPageOf } from '../src/site/graph/study-industry'
import { tagLinks } from '../src/site/graph/tags'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { QuotationBand } from '../src/site/ui/figures/QuotationBand'
import { CallToAction } from '../src/site/ui/layout/CallToAction'
import { FileLink } from '../src/site/ui/layout/FileLink'
import { NeighborLinks } from '../src/site/ui/layout/NeighborLinks'
import { StudyCover } from '../src/site/ui/layout/StudyCover'
import { HeadPicture } from '../src/site/ui/media/HeadPicture'
import { ArticleActions } from '../src/site/ui/prose/ArticleActions'
import { Challenge } from './case-study/Challenge'
import { Implementation } from './case-study/Implementation'
import { Results } from './case-study/Results'
import { relatedStories } from './case-study/related-stories'
import { Solution } from './case-study/Solution'
import { StudyIntro } from './case-study/StudyIntro'
import { articleData } from './data/article'
import { breadcrumbs } from './data/breadcrumbs'
import { breadcrumbOf } from './shared/breadcrumb'
import { dateText, updatedText } from './shared/cards'
import { changeOf, repeatsFigure } from './shared/change'
import { definePage, type ViewProps } from './shared/define-page'
import { entryFile } from './shared/entry-file'
import { markdownAlternates } from './shared/feed-links'
import { fileOf } from './shared/file'
import { neighborLinks } from './shared/neighbors'
import { writerOf } from './shared/person'
import { quotationOf } from './shared/quotation'
import { RelatedCards } from './shared/RelatedCards'
import { seoOf } from './shared/seo'
import { trail } from './shared/trail'

/** Case study (specification, 4.9). `aliases` are its old addresses. */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.caseStudy,
  aliases: caseStudies.aliases,
  section: patterns.insights,
  source: entryFile,
  entries: (graph) => graph.caseStudies.values(),
  props,
  head: ({ seo, date, updated, markdown }) => ({
    ...seo,
    type: 'article',
    modified: updated?.iso ?? date,
    alternates: markdownAlternates(markdown),
  }),
  data: ({ crumbs, articleType, cover, seo, date, updated, writer, picture }, context) => [
    breadcrumbs(context.site, ...crumbs),
    articleData(
      {
        type: articleType,
        title: cover.title,
        description: seo.description,
        date,
        updated: updated?.iso,
        writer,
        picture: picture.picture,
        hasPdf: true,
      },
      context,
    ),
  ],
  View: CaseStudyPage,
})

function props(graph: Graph, study: CaseStudy) {
  const { slug, tone, title, subtitle, excerpt, outcome, client, challenge, solution, techStack, date, seo } = study
  const { resultsTitle, resultsNote, results, method, testimonial, closingTitle } = study
  const updated = updatedText(study, graph)
  const change = changeOf(graph, study)
  const writer = writerOf(graph, personOf(graph, study.author))
  return {
    crumbs: [breadcrumbOf(graph, 'insights'), breadcrumbOf(graph, 'caseStudies'), { label: title }],
    cover: { change, title, lede: subtitle, bars: study.heroImage ? undefined : barsOf(results) },
    intro: {
      outcome: change && repeatsFigure(change, outcome) ? undefined : outcome,
      client,
      industryPage: industryPageOf(graph, study),
      author: { name: writer.name, page: writer.page },
      tags: tagLinks(study),
      days: [dateText(date, graph), ...(updated ? [updated] : [])],
      report: fileOf(graph, urlOf.pdf(urlOf.caseStudy(slug))),
    },
    picture: { ...study.drawing, tone, picture: study.heroImage },
    discuss: urlOf.contact({ topic: 'similar', project: title }),
    challenge,
    solution,
    techStack,
    services: {
      label: graph.pages.industry.labels.services,
      links: servicesOfStudy(graph.services.values(), study).map((service) => ({
        label: service.title,
        href: urlOf.service(service.slug),
      })),
    },
    results: { title: resultsTitle, note: resultsNote, items: results, method },
    quotation: quotationOf(testimonial),
    // Related ones are skipped, since they are the cards above.
    neighbors: {
      ...neighborLinks(graph.caseStudies.values(), study, study.relatedCaseStudies),
      list: breadcrumbOf(graph, 'caseStudies'),
    },
    related: relatedStories(graph, study),
    closingTitle,
    copy: graph.pages.caseStudy,
    date,
    updated,
    articleType: articleTypeOf(study.collection),
    writer,
    markdown: urlOf.markdown(urlOf.caseStudy(slug)),
    seo: seoOf({ title, seo }, excerpt),
  }
}

function CaseStudyPage({ site, ...study }: ViewProps<ReturnType<typeof props>>) {
  const { labels } = study.copy
  const discuss = { label: labels.discuss, href: study.discuss }
  return (
    <>
      <article>
        <StudyCover
          {...study.cover}
          breadcrumbs={trail(site, ...study.crumbs)}
          tone={study.picture.tone}
          picture={<HeadPicture {...study.picture} shape="side" shared />}
        />
        <StudyIntro {...study.intro} discuss={discuss} labels={labels}>
          <ArticleActions
            words={site.strings.article}
            share={site.strings.share}
            kind={site.strings.kinds.caseStudy}
            saved={urlOf.saved()}
          />
        </StudyIntro>
        <Challenge challenge={study.challenge} label={labels.challenge} />
        <Solution solution={study.solution} labels={labels} />
        <Implementation
          solution={study.solution}
          techStack={study.techStack}
          services={study.services}
          labels={labels}
          weeks={study.copy.weeks}
        />
        <Results results={study.results} labels={labels} />
        <QuotationBand {...study.quotation} tone={study.picture.tone} />
      </article>
      <RelatedCards title={labels.related} cards={study.related} words={site.strings} minWidth="19" />
      <NeighborLinks {...study.neighbors} words={site.strings.neighbors} apart />
      <CallToAction title={study.closingTitle} primary={discuss}>
        <FileLink file={study.intro.report} label={labels.download} kind="line" />
      </CallToAction>
    </>
  )
}
