import { newestFirst } from '../../../src/engine/lib/dates'
import { grouped } from '../../../src/engine/lib/grouped'
import { picturedIn } from '../../../src/site/art/entry-drawing'
import type { Graph } from '../../../src/site/graph/graph'
import { urlOf } from '../../../src/site/routes/addresses'
import { patterns } from '../../../src/site/routes/patterns'
import type { DayLineProps } from '../../../src/site/ui/charts/DayLine'
import type { SlopeIndexProps } from '../../../src/site/ui/charts/SlopeIndex'
import type { TimeStripProps } from '../../../src/site/ui/charts/TimeStrip'
import type { KindListProps } from '../../../src/site/ui/lists/KindList'
import type { PaperShelfProps } from '../../../src/site/ui/lists/PaperShelf'
import type { WriterListProps } from '../../../src/site/ui/lists/WriterList'
import { paperCard } from '../cards'
import { changeOf } from '../change'
import { kindListOf } from '../kind-list'
import { writerFace } from '../person'
import { timeStripOf } from '../time-strip'

/**
 * The content of the first screen of a list besides its title: kinds of entries, authors, dates of entries, changes that they measured,
 * spines of publications, or the days around the next event.
 */
export type ListOpening =
  | ({ kind: 'kinds' } & KindListProps)
  | ({ kind: 'writers' } & WriterListProps)
  | ({ kind: 'times' } & TimeStripProps)
  | ({ kind: 'slopes' } & SlopeIndexProps)
  | ({ kind: 'papers' } & PaperShelfProps)
  | ({ kind: 'days' } & DayLineProps)

/** Number of portraits that fit next to a title. */
const MOST_FACES = 6

/** Number of plots that fit in a row, and of spines that fit next to a title. */
const MOST_SLOPES = 6
const MOST_SPINES = 6

/** The kinds of insights with the days of the newest ones. */
export function kindsOpening(graph: Graph): ListOpening | undefined {
  const list = kindListOf(
    graph,
    graph.pages.insights.categories.map(({ label, kind }) => ({
      label,
      href: patterns[kind],
      entries: graph[kind]
        .values()
        .map(({ date }) => ({ date }))
        .toSorted(newestFirst),
      isText: kind !== 'events',
    })),
  )
  return list && { kind: 'kinds', ...list }
}

/** The authors of the newest posts, each once. */
export function writersOpening(graph: Graph): ListOpening {
  const writers = [...grouped(graph.blog.values(), ({ author }) => author).keys()].slice(0, MOST_FACES)
  return {
    kind: 'writers',
    label: graph.pages.blog.writers,
    people: writers.map((slug) => writerFace(graph, slug)),
  }
}

/** The days of the news. */
export function timesOpening(graph: Graph): ListOpening | undefined {
  const strip = timeStripOf(graph, graph.newsroom.values())
  return strip && { kind: 'times', ...strip }
}

/** The changes of the newest case studies in the order of the list, in which neighbors differ in tone, with the featured one first. */
export function slopesOpening(graph: Graph): ListOpening | undefined {
  const studies = graph.caseStudies.values().toSorted((one, other) => Number(other.featured) - Number(one.featured))
  const slopes = studies.flatMap((study) => {
    const change = changeOf(graph, study)
    const measured = picturedIn(study.results)?.measured
    if (!change || !measured) return []
    const values = [measured.before, measured.after] as const
    return [{ name: study.client.name, href: urlOf.caseStudy(study.slug), tone: study.tone, values, change }]
  })
  if (slopes.length === 0) return undefined
  return { kind: 'slopes', label: graph.pages.caseStudies.figures, slopes: slopes.slice(0, MOST_SLOPES) }
}

/** The newest papers. */
export function papersOpening(graph: Graph): ListOpening {
  const papers = graph.whitepapers.values().slice(0, MOST_SPINES)
  return {
    kind: 'papers',
    label: graph.pages.whitepapers.shelf,
    papers: papers.map((paper) => {
      const { title, href, tone, issue } = paperCard({ graph, paper })
      return { title, href, tone, issue }
    }),
  }
}
