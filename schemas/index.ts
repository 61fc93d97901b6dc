import type * as z from 'zod'
import { type EditorialKey, entry, standing } from '../src/engine/schema/editorial'
import { blogPost, legalPage, newsItem, whitepaper } from './article'
import { caseStudy } from './case-study'
import { office, person, region, technologyCategory } from './company'
import { event } from './event'
import { industry } from './industry'
import { job } from './job'
import { about as aboutPage } from './pages/about'
import { careers as careersPage, job as jobPage } from './pages/careers'
import { contact as contactPage } from './pages/contact'
import { home as homePage } from './pages/home'
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
import { legal as legalCopy } from './pages/legal'
import { notFound as notFoundPage } from './pages/not-found'
import { regions as regionsPage } from './pages/regions'
import { search as searchPage } from './pages/search'
import { service as servicePage, services as servicesPage } from './pages/services'
import { technology as technologyPage } from './pages/technology'
import { service } from './service'
import { chat } from './site/chat'
import { contact } from './site/contact'
import { facts } from './site/facts'
import { identity } from './site/identity'
import { navigation } from './site/navigation'
import { redirects } from './site/redirects'
import { strings } from './site/strings'

/** Where a collection lies, how its files are written, and what they must look like. */
export type CollectionDefinition = { dir: string; format: 'yaml' | 'mdx'; schema: z.ZodObject }

/** Every collection: a folder of content/, an entry a file. */
export const collections = {
  services: { dir: 'services', format: 'yaml', schema: entry(service) },
  industries: { dir: 'industries', format: 'yaml', schema: entry(industry) },
  caseStudies: { dir: 'case-studies', format: 'yaml', schema: entry(caseStudy) },
  events: { dir: 'events', format: 'yaml', schema: entry(event) },
  careers: { dir: 'careers', format: 'yaml', schema: entry(job) },
  regions: { dir: 'regions', format: 'yaml', schema: entry(region) },
  offices: { dir: 'offices', format: 'yaml', schema: entry(office) },
  people: { dir: 'people', format: 'yaml', schema: entry(person) },
  technologies: { dir: 'technologies', format: 'yaml', schema: entry(technologyCategory) },
  blog: { dir: 'blog', format: 'mdx', schema: entry(blogPost) },
  newsroom: { dir: 'newsroom', format: 'mdx', schema: entry(newsItem) },
  whitepapers: { dir: 'whitepapers', format: 'mdx', schema: entry(whitepaper) },
  legal: { dir: 'legal', format: 'mdx', schema: entry(legalPage) },
} as const satisfies Record<string, CollectionDefinition>

/** Every single file: `<group>/<name>.yaml`, where the name is the key in kebab case. */
export const singletons = {
  site: {
    identity: standing(identity),
    facts,
    navigation: standing(navigation),
    strings: standing(strings),
    contact: standing(contact),
    chat: standing(chat),
    redirects,
  },
  pages: {
    home: standing(homePage),
    services: standing(servicesPage),
    service: standing(servicePage),
    industries: standing(industriesPage),
    industry: standing(industryPage),
    insights: standing(insightsPage),
    caseStudies: standing(caseStudiesPage),
    caseStudy: standing(caseStudyPage),
    newsroom: standing(newsroomPage),
    whitepapers: standing(whitepapersPage),
    blog: standing(blogPage),
    article: standing(articlePage),
    events: standing(eventsPage),
    technology: standing(technologyPage),
    careers: standing(careersPage),
    job: standing(jobPage),
    about: standing(aboutPage),
    investors: standing(investorsPage),
    regions: standing(regionsPage),
    contact: standing(contactPage),
    search: standing(searchPage),
    legal: standing(legalCopy),
    notFound: standing(notFoundPage),
  },
} as const satisfies Record<string, Record<string, z.ZodType>>

export type CollectionName = keyof typeof collections
/** The names of all collections, in the order of the table. */
export const collectionNames = Object.keys(collections) as CollectionName[]
/** The file of an entry. */
export const fileOfEntry = (name: CollectionName, slug: string) => `${collections[name].dir}/${slug}.${collections[name].format}`
export type SingletonGroup = keyof typeof singletons

/** Data of an entry as its schema gives it, without what only editors say. */
export type EntryData<Name extends CollectionName> = CollectionData[Name]
type CollectionData = { [Name in CollectionName]: Omit<z.output<(typeof collections)[Name]['schema']>, EditorialKey> }

type Content<Data> = Data extends readonly unknown[] ? Data : Omit<Data, EditorialKey>
/** Data of the single files, by group and name. */
export type SingletonData = {
  [Group in SingletonGroup]: {
    [Name in keyof (typeof singletons)[Group]]: Content<z.output<Extract<(typeof singletons)[Group][Name], z.ZodType>>>
  }
}
