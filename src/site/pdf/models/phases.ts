import { PHASES } from '../../../../schemas/service'
import { memoize } from '../../../engine/lib/memoize'
import { fill } from '../../../engine/lib/text'
import type { Graph } from '../../graph/graph'
import type { Block } from '../pdf-document'
import { table } from './text-blocks'

/** The work of each phase of a program, as a table. */
export function phaseTable({ pages }: Graph, work: Readonly<Record<(typeof PHASES)[number], string>>): Block {
  const { brief, columns } = pages.documents
  const { labels } = pages.service
  return table(
    brief.phases,
    [columns.phase, columns.work],
    PHASES.map((phase) => [{ text: labels[phase], style: 'strong' }, work[phase]]),
  )
}

/** The median duration of each phase in the case studies, in whole weeks, as a chart; empty if no case study has these phases. */
export function phaseChart(graph: Graph): Block[] {
  const { brochure, units } = graph.pages.documents
  const { labels } = graph.pages.service
  const programs = programsByPhase(graph)
  if (programs.length === 0) return []
  return [
    {
      kind: 'chart',
      caption: fill(brochure.weeks, { n: programs.length }),
      unit: units.weeks,
      rows: PHASES.map((phase, index) => ({ label: labels[phase], value: Math.round(median(programs.map((weeks) => weeks[index] ?? 0))) })),
    },
  ]
}

/** The weeks of a phase, parsed from its text, such as `6 weeks`. */
const weeksOf = ({ duration }: { duration: string }): number => Number.parseInt(duration, 10)

/** The weeks of each phase for every case study that has as many phases as the method: others are not comparable. */
const programsByPhase = memoize((graph: Graph): readonly (readonly number[])[] =>
  graph.caseStudies
    .values()
    .map(({ solution }) => solution.phases.map(weeksOf))
    .filter(({ length }) => length === PHASES.length),
)

/** The median; for an even number of values, the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
