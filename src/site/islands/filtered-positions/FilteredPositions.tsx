import { useId, useMemo } from 'react'
import { JobCell } from '../../ui/cards/JobCell'
import { SelectControl } from '../../ui/forms/SelectControl'
import { Button } from '../../ui/layout/Button'
import { EmptyState } from '../../ui/lists/EmptyState'
import { FilterBar } from '../../ui/lists/FilterBar'
import { SearchField } from '../../ui/lists/SearchField'
import { showResults } from '../../ui/lists/show-results'
import { clearHandler } from '../filters/clear-handler'
import { ResultsLine } from '../filters/ResultsLine'
import { useAddressState } from '../filters/useAddressState'
import { detailOf, INITIAL, matching, type Position, type PositionResultsWords } from './positions'

export type FilteredPositionsProps = {
  /** The open positions, in order. */
  positions: readonly Position[]
  /** Options after the one for all positions. */
  locations: readonly string[]
  departments: readonly string[]
  /** Words of the list, from content/pages/careers.yaml and content/site/strings.yaml. */
  words: PositionResultsWords & {
    searchPlaceholder: string
    location: string
    anyLocation: string
    department: string
    anyDepartment: string
    /** Text of the link to a position. */
    view: string
    /** Shown when nothing matches, with advice. */
    empty: string
    tryAgain: string
    clear: string
  }
}

/**
 * The open positions with search, location and department (specification, 4.17). The server renders all of them; without a
 * script the filters are hidden.
 */
export function FilteredPositions({ positions, locations, departments, words }: FilteredPositionsProps) {
  const id = useId()
  const { state, change, flush } = useAddressState(
    INITIAL,
    useMemo(() => ({ location: locations, department: departments }), [locations, departments]),
  )
  const found = matching(positions, state)

  return (
    <div className="filtered-positions">
      <FilterBar>
        <SearchField
          id={`${id}-search`}
          placeholder={words.searchPlaceholder}
          value={state.query}
          onChange={(query) => change({ query }, 'typing')}
          onBlur={flush}
        />
        <div className="row">
          <SelectControl
            id={`${id}-location`}
            aria-label={words.location}
            placeholder={words.anyLocation}
            options={locations}
            value={state.location}
            onChange={({ currentTarget }) => {
              change({ location: currentTarget.value }, 'choice')
              showResults(currentTarget)
            }}
          />
          <SelectControl
            id={`${id}-department`}
            aria-label={words.department}
            placeholder={words.anyDepartment}
            options={departments}
            value={state.department}
            onChange={({ currentTarget }) => {
              change({ department: currentTarget.value }, 'choice')
              showResults(currentTarget)
            }}
          />
        </div>
      </FilterBar>
      <ResultsLine template={words.showing} count={found.length} detail={detailOf(words, state)} />
      {found.length > 0 && (
        <div className="ledger n3 even">
          {found.map((position) => (
            <JobCell key={position.href} job={position} viewLabel={words.view} />
          ))}
        </div>
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
