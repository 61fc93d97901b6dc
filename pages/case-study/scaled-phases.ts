import { fill } from '../../src/engine/lib/text'
import type { CaseStudy } from '../../src/site/graph/graph'
import type { ScaledPhase } from '../../src/site/ui/charts/PhaseScale'

type Phase = CaseStudy['solution']['phases'][number]

/** The phases of a program on its scale: each begins in its week, or after the one before. `words` has places for both weeks. */
export function scaledPhases(phases: readonly Phase[], words: string): readonly ScaledPhase[] {
  const placed: { phase: Phase; start: number; end: number }[] = []
  for (const phase of phases) {
    const start = phase.begins === undefined ? (placed.at(-1)?.end ?? 0) : phase.begins - 1
    placed.push({ phase, start, end: start + Number.parseInt(phase.duration, 10) })
  }
  const whole = Math.max(1, ...placed.map(({ end }) => end))
  return placed.map(({ phase: { name, duration, activities }, start, end }) => ({
    title: name,
    duration,
    when: fill(words, { from: start + 1, to: end }),
    from: start / whole,
    to: end / whole,
    items: activities,
  }))
}
