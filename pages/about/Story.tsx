import type { Graph } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { StrataTimeline } from '../../src/site/ui/charts/StrataTimeline'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

type StoryProps = {
  copy: Graph['pages']['about']['story']
  /** Names of the regions, in the order of the figures. */
  regions: readonly string[]
  chart: SiteWords['strings']['chart']
}

/** The seven milestones of the company, above a drawing of its people by region. Other pages link to `#story`. */
export function Story({ copy: { head, milestones, caption, point, year, film }, regions, chart }: StoryProps) {
  return (
    <section className="section band" id="story" data-scheme="dark" aria-labelledby="story-title">
      <div className="wrap">
        <SectionHead {...head} id="story-title" />
        <StrataTimeline
          layers={regions}
          milestones={milestones.map(({ people, ...milestone }) => ({ ...milestone, values: people }))}
          label={`${head.title}. ${milestones.map((milestone) => `${milestone.year}: ${milestone.milestone}`).join('; ')}.`}
          caption={caption}
          point={point}
          film={film}
          table={{ summary: chart.table, year, total: chart.total }}
        />
      </div>
    </section>
  )
}
