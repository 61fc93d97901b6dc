import { DAY, type IsoDate, newestFirst, shortDate } from '../../src/engine/lib/dates'
import { fill, unbroken } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import type { SectionProps } from '../../src/site/ui/layout/Section'
import type { KindListProps } from '../../src/site/ui/lists/KindList'

/** The roles that the company hires for, by when they were last open, with the head of their section. */
export type Roles = { head: SectionProps['head']; list: KindListProps }

type Role = { title: string; department: string; location: string; posted: IsoDate; closed: IsoDate; href?: string | undefined }

/** Number of days on which a role was open, including the last one. */
const daysOpen = ({ posted, closed }: Pick<Role, 'posted' | 'closed'>): number => (Date.parse(closed) - Date.parse(posted)) / DAY + 1

/** The median number of days until roles closed (the lower one if their number is even). */
const medianDays = (roles: readonly Role[]): number => roles.map(daysOpen).toSorted((a, b) => a - b)[Math.ceil(roles.length / 2) - 1] ?? 0

/** Closed roles, the latest first; undefined if there are none. */
export function rolesOf(graph: Graph): Roles | undefined {
  const { section, title, lede, label, caption, days } = graph.pages.careers.roles
  const roles = closedRoles(graph)
  if (roles.length === 0) return undefined
  const { locale } = graph.site.identity
  const usual = medianDays(roles)
  const n = roles.filter((role) => daysOpen(role) <= usual).length
  return {
    head: { label: section, title, lede: fill(lede, { n, all: roles.length, days: usual }) },
    list: {
      label,
      caption,
      rows: roles.map((role) => ({
        label: role.title,
        facts: [role.department, unbroken(role.location), unbroken(shortDate(role.closed, locale))],
        ...(role.href !== undefined && { href: role.href }),
        count: fill(days, { n: daysOpen(role) }),
        length: daysOpen(role),
      })),
    },
  }
}

/** Closed positions with a page, and roles without a page whose name no position has. */
function closedRoles({ careers, pages, today }: Graph): Role[] {
  const named = new Set(careers.values().map(({ title }) => title))
  const positions = careers
    .values()
    .flatMap(({ open, closed, url, ...job }): Role[] => (open || closed === undefined ? [] : [{ ...job, closed, href: url ?? undefined }]))
  const others = pages.careers.roles.past.filter(({ title, closed }) => closed < today && !named.has(title))
  return [...positions, ...others].toSorted((a, b) => newestFirst({ date: a.closed }, { date: b.closed }))
}
