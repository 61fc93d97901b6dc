import type { Graph } from '../../src/site/graph/graph'
import { Card } from '../../src/site/ui/cards/Card'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { Section } from '../../src/site/ui/layout/Section'
import type { MoreTags } from '../../src/site/ui/layout/Tags'
import type { Highlights } from './highlights'

type InsightsProps = Pick<Graph['pages']['home'], 'insights' | 'allInsights'> & {
  highlights: Highlights
  moreTags: MoreTags
}

/** A featured insight, and the newest of each other kind. */
export function Insights({ insights, allInsights, highlights: { feature, others }, moreTags }: InsightsProps) {
  return (
    <Section id="insights" ground="well" head={insights}>
      {feature && <Card entry={feature} feature />}
      <div className="cols mt8 stagger">
        {others.map((entry) => (
          <Card key={entry.seed} entry={entry} moreTags={moreTags} />
        ))}
      </div>
      <div className="row mt7">
        <ButtonLink href={allInsights.href} kind="line">
          {allInsights.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
