import type * as z from 'zod'
import { blogPost, legalPage, newsItem, whitepaper } from './article'
import { caseStudy } from './case-study'
import { office, person, region, technologyCategory } from './company'
import { event } from './event'
import { industry } from './industry'
import { job } from './job'
import * as pages from './pages'
import { service } from './service'
import * as site from './site'

/** Where a collection lies, how its files are written, and what they must look like. */
export type CollectionDefinition = { dir: string; format: 'yaml' | 'mdx'; schema: z.ZodObject }

/** Every collection: a folder of content/, an entry a file. */
export const collections = {
  services: { dir: 'services', format: 'yaml', schema: service },
  industries: { dir: 'industries', format: 'yaml', schema: industry },
  caseStudies: { dir: 'case-studies', format: 'yaml', schema: caseStudy },
  events: { dir: 'events', format: 'yaml', schema: event },
  careers: { dir: 'careers', format: 'yaml', schema: job },
  regions: { dir: 'regions', format: 'yaml', schema: region },
  offices: { dir: 'offices', format: 'yaml', schema: office },
  people: { dir: 'people', format: 'yaml', schema: person },
  technologies: { dir: 'technologies', format: 'yaml', schema: technologyCategory },
  blog: { dir: 'blog', format: 'mdx', schema: blogPost },
  newsroom: { dir: 'newsroom', format: 'mdx', schema: newsItem },
  whitepapers: { dir: 'whitepapers', format: 'mdx', schema: whitepaper },
  legal: { dir: 'legal', format: 'mdx', schema: legalPage },
} as const satisfies Record<string, CollectionDefinition>

/** Every single file: `<group>/<name>.yaml`, where the name is the key in kebab case. */
export const singletons = {
  site: {
    identity: site.identity,
    facts: site.facts,
    navigation: site.navigation,
    strings: site.strings,
    contact: site.contact,
    chat: site.chat,
    redirects: site.redirects,
  },
  pages: {
    home: pages.home,
    services: pages.services,
    service: pages.service,
    industries: pages.industries,
    industry: pages.industry,
    insights: pages.insights,
    caseStudies: pages.caseStudies,
    caseStudy: pages.caseStudy,
    newsroom: pages.newsroom,
    whitepapers: pages.whitepapers,
    blog: pages.blog,
    article: pages.article,
    events: pages.events,
    technology: pages.technology,
    careers: pages.careers,
    job: pages.job,
    about: pages.about,
    investors: pages.investors,
    regions: pages.regions,
    contact: pages.contact,
    search: pages.search,
    legal: pages.legal,
    notFound: pages.notFound,
  },
} as const satisfies Record<string, Record<string, z.ZodType>>

export type CollectionName = keyof typeof collections
/** The names of all collections, in the order of the table. */
export const collectionNames = Object.keys(collections) as CollectionName[]
export type SingletonGroup = keyof typeof singletons

/** Data of an entry as its schema gives it. */
export type EntryData<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>
/** Data of the single files, by group and name. */
export type SingletonData = {
  [Group in SingletonGroup]: { [Name in keyof (typeof singletons)[Group]]: z.output<Extract<(typeof singletons)[Group][Name], z.ZodType>> }
}
