import { useId, useMemo, useState } from 'react'
import { TechnologyList } from '../../ui/cards/TechnologyList'
import { Button } from '../../ui/layout/Button'
import { Chips } from '../../ui/lists/Chips'
import { EmptyState } from '../../ui/lists/EmptyState'
import { FilterBar } from '../../ui/lists/FilterBar'
import { SearchField } from '../../ui/lists/SearchField'
import { clearHandler } from '../filters/clear-handler'
import { isInitial } from '../filters/filters'
import { ResultsLine } from '../filters/ResultsLine'
import { useAddressState } from '../filters/useAddressState'
import { detailOf, INITIAL, matching, type TechnologyGroup, type TechnologyResultsWords, technologiesOf } from './technologies'

export type FilteredTechnologiesProps = {
  groups: readonly TechnologyGroup[]
  /** Words of the list, from content/pages/technology.yaml and content/site/strings.yaml. */
  words: TechnologyResultsWords & {
    /** Label of the chip for all technologies. */
    all: string
    /** Accessible name of the group of chips. */
    categories: string
    searchPlaceholder: string
    /** Shown when nothing matches, with advice. */
    empty: string
    tryAgain: string
    /** Label of the button of a category in narrow windows that shows the purpose of each technology. */
    whatFor: string
    clear: string
  }
}

/**
 * All technologies with a search field and categories (specification, 4.15). The server renders all of them; without a script
 * the filters are hidden.
 */
export function FilteredTechnologies({ groups, words }: FilteredTechnologiesProps) {
  const id = useId()
  const categories = useMemo(() => groups.map(({ title }) => title), [groups])
  const { state, change, flush } = useAddressState(
    INITIAL,
    useMemo(() => ({ category: categories }), [categories]),
  )
  const found = matching(
    useMemo(() => technologiesOf(groups), [groups]),
    state,
  )
  const [shown, setShown] = useState<readonly string[]>([])
  const onToggle = (title: string) =>
    setShown((titles) => (titles.includes(title) ? titles.filter((one) => one !== title) : [...titles, title]))

  return (
    <div className="filtered-technologies">
      <FilterBar>
        <SearchField
          id={`${id}-search`}
          placeholder={words.searchPlaceholder}
          value={state.query}
          onChange={(query) => change({ query }, 'typing')}
          onBlur={flush}
        />
        <Chips
          label={words.categories}
          options={[{ value: '', label: words.all }, ...categories.map((title) => ({ value: title, label: title }))]}
          selected={state.category}
          onSelect={(category) => change({ category }, 'choice')}
        />
      </FilterBar>
      <ResultsLine template={words.showing} count={found.length} detail={detailOf(words, state)} />
      {found.length > 0 && (
        <TechnologyList technologies={found} brief={isInitial(state) ? { label: words.whatFor, shown, onToggle } : undefined} />
      )}
      {/* Hidden instead of removed, so that the page includes its styles. */}
      <div hidden={found.length > 0}>
        <EmptyState title={words.empty} text={words.tryAgain} level={3}>
          <Button kind="line" onClick={clearHandler(`${id}-search`, () => change(INITIAL, 'choice'))}>
            {words.clear}
          </Button>
        </EmptyState>
      </div>
    </div>
  )
}
