import { type DataNode, isNode, textOf } from './breaches'

/** A property, or one in a property, such as `location.address|url`; of names with `|`, and of paths with `or`, one is enough. */
type Path = string

/** What Google's documentation of rich results requires of each kind, and recommends so strongly that this site always has it. */
export const REQUIRED: Readonly<Record<string, readonly Path[]>> = {
  Article: ['headline', 'author.name', 'datePublished', 'publisher.name', 'image'],
  BlogPosting: ['headline', 'author.name', 'datePublished', 'publisher.name', 'image'],
  NewsArticle: ['headline', 'author.name', 'datePublished', 'publisher.name', 'image'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name'],
  Event: ['name', 'startDate', 'location.address|url', 'eventAttendanceMode', 'eventStatus', 'image', 'organizer.name'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization.name',
    'jobLocation.address.addressCountry or applicantLocationRequirements.name',
    'employmentType',
  ],
  ProfilePage: ['mainEntity.name', 'mainEntity.url'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
}

/** The longest headline that is shown whole. */
const HEADLINE = 110

/** What a node lacks of that, each with its kind. */
export function lacks(node: DataNode): string[] {
  const type = textOf(node['@type'])
  const missing = (REQUIRED[type] ?? []).filter((paths) => !paths.split(' or ').some((path) => has(node, path.split('.'))))
  return [
    ...missing.map((path) => `${type} lacks ${path}`),
    ...(textOf(node.headline ?? '').length > HEADLINE ? [`${type} has a headline of over ${HEADLINE} characters`] : []),
    ...(type === 'BreadcrumbList' ? lacksOfTrail(node.itemListElement) : []),
  ]
}

/** Whether a value has a property with contents; of a list, each of its items. */
function has(value: unknown, [first, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => has(item, first === undefined ? [] : [first, ...rest]))
  if (first === undefined) return value !== undefined && value !== ''
  return isNode(value) && first.split('|').some((name) => has(value[name], rest))
}

/** A trail has two places at least, counted from 1, and all but the last have an address. */
function lacksOfTrail(items: unknown): string[] {
  if (!Array.isArray(items) || items.length < 2) return ['BreadcrumbList has fewer than two places']
  return items.flatMap((item: unknown, index) => {
    if (!isNode(item) || item.position !== index + 1) return [`BreadcrumbList has no place ${index + 1}`]
    return index === items.length - 1 || typeof item.item === 'string' ? [] : [`BreadcrumbList has no address at ${index + 1}`]
  })
}
