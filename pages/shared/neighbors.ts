import { neighborsOf } from '../../src/site/graph/queries'
import type { Neighbors } from '../../src/site/ui/layout/NeighborLinks'

type Entry = { slug: string; title: string; url: string | null }

/** Links to the previous and the next entry in the list that has a page. */
export function neighborLinks(list: readonly Entry[], { slug }: Entry): Neighbors {
  const { previous, next } = neighborsOf(
    list.filter((entry) => entry.url !== null || entry.slug === slug),
    slug,
  )
  return { previous: linkTo(previous), next: linkTo(next) }
}

const linkTo = (entry: Entry | undefined) => (entry?.url ? { href: entry.url, title: entry.title } : undefined)
