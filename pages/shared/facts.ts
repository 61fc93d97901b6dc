import { required } from '../../src/engine/problems/problem'
import type { SiteWords } from '../../src/site/graph/words'
import type { Fact } from '../../src/site/ui/figures/FactList'

/** Facts of content/site/facts.yaml by key, for a list of figures. */
export const factsOf = ({ facts }: Pick<SiteWords, 'facts'>, keys: readonly string[]): Fact[] =>
  keys.map((key) => {
    const { value, label } = required(facts[key], `the fact ${key}`)
    return { value, label }
  })
