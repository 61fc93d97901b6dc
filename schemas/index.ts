import type * as z from 'zod'
import { type EditorialKey, singleton } from '../src/engine/schema/editorial'
import { redirects } from '../src/engine/schema/site-files'
import { about as aboutPage } from './pages/about'
import { careers as careersPage, job as jobPage } from './pages/careers'
import { contact as contactPage } from './pages/contact'
import { documents as documentsPage } from './pages/documents'
import { feeds as feedsPage } from './pages/feeds'
import { home as homePage } from './pages/home'
import { howWeMeasure as howWeMeasurePage } from './pages/how-we-measure'
import { industries as industriesPage, industry as industryPage } from './pages/industries'
import {
  article as articlePage,
  blog as blogPage,
  caseStudies as caseStudiesPage,
  caseStudy as caseStudyPage,
  events as eventsPage,
  insights as insightsPage,
  newsroom as newsroomPage,
  whitepapers as whitepapersPage,
} from './pages/insights'
import { investors as investorsPage } from './pages/investors'
import { legalDocuments as legalDocumentsPage, legal as legalPage } from './pages/legal'
import { notFound as notFoundPage } from './pages/not-found'
import { regions as regionsPage } from './pages/regions'
import { search as searchPage } from './pages/search'
import { service as servicePage, services as servicesPage } from './pages/services'
import { technology as technologyPage } from './pages/technology'
import { author as authorPage, authors as authorsPage, tag as tagPage } from './pages/writings'
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
