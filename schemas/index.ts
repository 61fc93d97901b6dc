import type * as z from 'zod'
import { type EditorialKey, singleton } from '../src/engine/schema/editorial'
import { redirects } from '../src/engine/schema/site-files'
import { aboutPage } from './pages/about'
import { articlePage } from './pages/article'
import { authorPage } from './pages/author'
import { authorsPage } from './pages/authors'
import { blogPage } from './pages/blog'
import { careersPage } from './pages/careers'
import { caseStudiesPage } from './pages/case-studies'
import { caseStudyPage } from './pages/case-study'
import { contactPage } from './pages/contact'
import { documentsPage } from './pages/documents'
import { eventsPage } from './pages/events'
import { feedsPage } from './pages/feeds'
import { homePage } from './pages/home'
import { howWeMeasurePage } from './pages/how-we-measure'
import { industriesPage } from './pages/industries'
import { industryPage } from './pages/industry'
import { insightsPage } from './pages/insights'
import { investorsPage } from './pages/investors'
import { jobPage } from './pages/job'
import { legalPage } from './pages/legal'
import { legalDocumentsPage } from './pages/legal-documents'
import { newsroomPage } from './pages/newsroom'
import { notFoundPage } from './pages/not-found'
import { regionsPage } from './pages/regions'
import { searchPage } from './pages/search'
import { servicePage } from './pages/service'
import { servicesPage } from './pages/services'
import { tagPage } from './pages/tag'
import { technologyPage } from './pages/technology'
import { whitepapersPage } from './pages/whitepapers'
import { chat } from './site/chat'
import { contact } from './site/contact'
import { facts } from './site/facts'
import { identity } from './site/identity'
import { navigation } from './site/navigation'
import { strings } from './site/strings'

/** Every single file in content: `<group>/<name>.yaml`, where the name is the key in kebab case. */
export const singletons = {
  site: {
    identity: singleton(identity),
    facts,
    navigation: singleton(navigation),
    strings: singleton(strings),
    contact: singleton(contact),
    chat: singleton(chat),
    redirects,
  },
  pages: {
    home: singleton(homePage),
    services: singleton(servicesPage),
    service: singleton(servicePage),
    industries: singleton(industriesPage),
    industry: singleton(industryPage),
    insights: singleton(insightsPage),
    caseStudies: singleton(caseStudiesPage),
    caseStudy: singleton(caseStudyPage),
    newsroom: singleton(newsroomPage),
    whitepapers: singleton(whitepapersPage),
    blog: singleton(blogPage),
    article: singleton(articlePage),
    tag: singleton(tagPage),
    authors: singleton(authorsPage),
    author: singleton(authorPage),
    events: singleton(eventsPage),
    technology: singleton(technologyPage),
    careers: singleton(careersPage),
    job: singleton(jobPage),
    about: singleton(aboutPage),
    howWeMeasure: singleton(howWeMeasurePage),
    investors: singleton(investorsPage),
    regions: singleton(regionsPage),
    contact: singleton(contactPage),
    search: singleton(searchPage),
    feeds: singleton(feedsPage),
    legalDocuments: singleton(legalDocumentsPage),
    legal: singleton(legalPage),
    documents: singleton(documentsPage),
    notFound: singleton(notFoundPage),
  },
} as const satisfies Record<string, Record<string, z.ZodType>>

type Content<Data> = Data extends readonly unknown[] ? Data : Omit<Data, EditorialKey>
/** Data of the single files by group and name. */
export type SingletonData = {
  [Group in keyof typeof singletons]: {
    [Name in keyof (typeof singletons)[Group]]: Content<z.output<Extract<(typeof singletons)[Group][Name], z.ZodType>>>
  }
}
