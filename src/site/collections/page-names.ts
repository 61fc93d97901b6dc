import type { SingletonData } from '../../../schemas/index'
import type { patterns } from '../routes/patterns'

/** Pages that breadcrumbs and the site map name: those with a file in content/pages. */
export type PageName = {
  [Name in keyof typeof patterns & keyof SingletonData['pages']]: SingletonData['pages'][Name] extends { seo: { title: string } }
    ? Name
    : never
}[keyof typeof patterns & keyof SingletonData['pages']]
