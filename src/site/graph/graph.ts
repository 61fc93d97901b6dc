import type { CollectionName } from '../../../schemas/collection-names'
import type { components } from '../../../schemas/components'
import type { singletons } from '../../../schemas/index'
import type { SiteGraph } from '../../engine/content/model/graph'
import type { collections } from '../collections/index'

/** All content of this site, linked, typed and frozen. */
export type Graph = SiteGraph<typeof collections, typeof singletons, typeof components>

/** An entry of a collection as pages see it. */
export type Entry<Name extends CollectionName> = ReturnType<Graph[Name]['values']>[number]

/** A collection whose entries are something to read, and can stand on the hub. */
export type InsightCollection = {
  [Name in CollectionName]: NonNullable<(typeof collections)[Name]['isInsight']> extends true ? Name : never
}[CollectionName]

/** A collection of texts by an author: a case study is told in fields. */
export type ArticleCollection = Exclude<InsightCollection, 'caseStudies'>

export type Service = Entry<'services'>
export type Industry = Entry<'industries'>
export type CaseStudy = Entry<'caseStudies'>
export type Event = Entry<'events'>
export type Job = Entry<'careers'>
export type Region = Entry<'regions'>
export type Office = Entry<'offices'>
export type Person = Entry<'people'>
/** What a visitor reads: an article or a case study. */
export type Insight = Entry<InsightCollection>
export type Article = Entry<ArticleCollection>
export type LegalPage = Entry<'legal'>
