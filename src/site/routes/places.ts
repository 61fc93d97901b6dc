import type { SingletonData } from '../../../schemas/index'
import type { patterns } from './patterns'

/** Standing pages that breadcrumbs and the site map name: those that have copy of their own. */
export type PlaceName = {
  [Name in keyof typeof patterns & keyof SingletonData['pages']]: SingletonData['pages'][Name] extends { seo: { title: string } }
    ? Name
    : never
}[keyof typeof patterns & keyof SingletonData['pages']]
