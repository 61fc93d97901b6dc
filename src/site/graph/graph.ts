import type { CollectionName } from '../../../schemas/collection-names'
import type { components } from '../../../schemas/components'
import type { singletons } from '../../../schemas/index'
import type { SiteGraph } from '../../engine/content/model/graph'
import type { collections } from '../collections/index'

/** All content of this site, linked, typed and frozen. */
export type Graph = SiteGraph<typeof collections, typeof singletons, typeof components>

/** An entry of a collection as pages see it. */
export type Entry<Name extends CollectionName> = ReturnType<Graph[Name]['values']>[number]

export type Service = Entry<'services'>
export type Industry = Entry<'industries'>
export type CaseStudy = Entry<'caseStudies'>
export type Event = Entry<'events'>
export type Job = Entry<'careers'>
export type Region = Entry<'regions'>
export type Office = Entry<'offices'>
export type Person = Entry<'people'>
export type Article = Entry<'blog'> | Entry<'newsroom'> | Entry<'whitepapers'>
export type LegalPage = Entry<'legal'>
