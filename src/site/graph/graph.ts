import type { CollectionName } from '../../../schemas/collection-names'
import type { components } from '../../../schemas/components/index'
import type { singletons } from '../../../schemas/index'
import type { SiteGraph } from '../../engine/content/model/graph'
import type { collections } from '../collections/index'

/** All content of this site, linked, typed and frozen. */
export type Graph = SiteGraph<typeof collections, typeof singletons, typeof components>

/** An entry of a collection, as pages get it. */
export type Entry<Name extends CollectionName> = ReturnType<Graph[Name]['values']>[number]

/** Collections of insights: articles and case studies. */
export type InsightCollection = {
  [Name in CollectionName]: NonNullable<(typeof collections)[Name]['isInsight']> extends true ? Name : never
}[CollectionName]

/** Collections of articles with an author and a text body, unlike case studies, which consist of fields. */
export type ArticleCollection = Exclude<InsightCollection, 'caseStudies'>

export type Service = Entry<'services'>
export type Industry = Entry<'industries'>
export type CaseStudy = Entry<'caseStudies'>
export type Event = Entry<'events'>
export type Job = Entry<'careers'>
export type Region = Entry<'regions'>
export type Office = Entry<'offices'>
export type Person = Entry<'people'>
/** An article or a case study. */
export type Insight = Entry<InsightCollection>
export type Article = Entry<ArticleCollection>
export type LegalPage = Entry<'legal'>
