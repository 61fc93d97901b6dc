import type { Graph } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { PairList } from '../../src/site/ui/figures/PairList'
import { Fold } from '../../src/site/ui/layout/Fold'
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
  const figures = 'facts' in definition ? factsOf({ facts }, definition.facts) : [{ value: definition.value, label: title }]
  const [first, ...others] = figures
  return (
    <li className="grid">
      {first && others.length === 0 ? (
        <p className="num c3">{first.value}</p>
      ) : (
        <div className="c3">
          <PairList keys="split" pairs={figures} />
        </div>
      )}
      <div className="c4">
        <h3>{title}</h3>
        <p className="excerpt">{counted}</p>
      </div>
      <div className="c5">
        <Fold label={labels.how} of={title}>
          <PairList
            keys="narrow"
            pairs={[
              { label: labels.when, value: when },
              { label: labels.by, value: by },
              { label: labels.leftOut, value: leftOut },
            ]}
          />
        </Fold>
      </div>
    </li>
  )
}
