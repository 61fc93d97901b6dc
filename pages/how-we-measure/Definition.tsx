import { nonBreakingNumbers } from '../../src/engine/lib/non-breaking'
import type { Graph } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { MeasureRow } from '../../src/site/ui/figures/MeasureRow'
import { factsOf } from '../shared/facts'

type Copy = Graph['pages']['howWeMeasure']

type DefinitionProps = {
  definition: Copy['parts']['company']['definitions'][number]
  labels: Copy['labels']
  facts: SiteWords['facts']
}

/** A row of the register: a figure, or several of one kind, with what is counted, when, by whom, and what is left out. */
export function Definition({ definition, labels, facts }: DefinitionProps) {
  const { title, counted, when, by, leftOut } = definition
  return (
    <MeasureRow
      title={title}
      figures={'facts' in definition ? factsOf({ facts }, definition.facts) : [{ value: definition.value, label: title }]}
      counted={counted}
      pairs={[
        { label: labels.when, value: nonBreakingNumbers(when) },
        { label: labels.by, value: by },
        { label: labels.leftOut, value: leftOut },
      ]}
      label={labels.how}
    />
  )
}
