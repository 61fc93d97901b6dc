import { itemAt } from '../../src/engine/lib/items'
import { fill } from '../../src/engine/lib/text'
import { phaseWeeks } from '../../src/site/collections/phase-weeks'
import type { CaseStudy } from '../../src/site/graph/graph'
import type { ScaledPhase } from '../../src/site/ui/charts/PhaseScale'

type Phase = CaseStudy['solution']['phases'][number]

/** The phases of a program on its scale. `words` has placeholders for the first and the last week of a phase. */
export function scaledPhases(phases: readonly Phase[], words: string): readonly ScaledPhase[] {
  const weeks = phaseWeeks(phases)
  const whole = Math.max(1, ...weeks.map(({ to }) => to))
  return phases.map(({ name, duration, activities }, index) => {
    const { from, to } = itemAt(weeks, index)
    return { title: name, duration, when: fill(words, { from, to }), from: (from - 1) / whole, to: to / whole, items: activities }
  })
}
