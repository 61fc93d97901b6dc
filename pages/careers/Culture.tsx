import type { Family } from '../../src/site/art/family'
import type { Tone } from '../../src/site/art/tones'
import type { Graph } from '../../src/site/graph/graph'
import { Card } from '../../src/site/ui/cards/Card'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** Drawings of the three cards, in order: strata for writing, flow for measuring, lattice for resilience. */
const DRAWINGS: readonly { family: Family; tone: Tone }[] = [
  { family: 'strata', tone: 'mist' },
  { family: 'flow', tone: 'pine' },
  { family: 'lattice', tone: 'bark' },
]

/** The three culture cards. */
export function Culture({ head, items }: Graph['pages']['careers']['culture']) {
  return (
    <section className="section" id="culture" aria-labelledby="culture-title">
      <div className="wrap">
        <SectionHead {...head} id="culture-title" />
        <div className="cols thirds">
          {items.map(({ title, description, art }, index) => {
            const { family = 'lattice', tone = 'mist' } = DRAWINGS[index] ?? {}
            return <Card key={title} entry={{ seed: art, family, tone, title, excerpt: description }} />
          })}
        </div>
      </div>
    </section>
  )
}
