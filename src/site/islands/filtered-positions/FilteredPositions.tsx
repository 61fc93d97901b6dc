import { useId, useMemo } from 'react'
import { JobCell } from '../../ui/cards/JobCell'
import { SelectControl } from '../../ui/forms/SelectControl'
import { Button } from '../../ui/layout/Button'
import { EmptyState } from '../../ui/lists/EmptyState'
import { FilterBar } from '../../ui/lists/FilterBar'
import { ResultsLine } from '../../ui/lists/ResultsLine'
import { SearchField } from '../../ui/lists/SearchField'
import { useAddressState } from '../filters/useAddressState'
import { detailOf, INITIAL, matching, type Position, type PositionResultsWords } from './positions'

export type FilteredPositionsProps = {
  /** Those that applications are taken for, in order. */
  positions: readonly Position[]
  /** Choices after the one for everything. */
  locations: readonly string[]
  departments: readonly string[]
  /** Words of the list, from content/pages/careers.yaml and content/site/strings.yaml. */
  words: PositionResultsWords & {
    searchPlaceholder: string
    location: string
    anyLocation: string
    department: string
    anyDepartment: string
    /** Link of a position. */
    view: string
    /** When nothing matches, and what to do then. */
    empty: string
    tryAgain: string
    clear: string
  }
}

/**
 * The open positions with search, location and department (specification, 4.17). As the server renders it, it shows all of
 * them; without a script the filters are not shown.
 */
export function FilteredPositions({ positions, locations, departments, words }: FilteredPositionsProps) {
  const id = useId()
  const { state, change, settle } = useAddressState(
    INITIAL,
    useMemo(() => ({ location: locations, department: departments }), [locations, departments]),
  )
  const found = matching(positions, state)
  const clear = () => {
    change(INITIAL, 'choice')
    // The button goes with the message: the focus must not go with it.
    document.getElementById(`${id}-search`)?.focus()
  }

  return (
    <div className="filtered-positions">
      <FilterBar>
        <SearchField
          id={`${id}-search`}
          placeholder={words.searchPlaceholder}
          value={state.query}
          onChange={(query) => change({ query }, 'typing')}
          onBlur={settle}
        />
        <div className="row">
          <SelectControl
            id={`${id}-location`}
            aria-label={words.location}
            placeholder={words.anyLocation}
            options={locations}
            value={state.location}
            onChange={({ currentTarget }) => change({ location: currentTarget.value }, 'choice')}
          />
          <SelectControl
            id={`${id}-department`}
            aria-label={words.department}
            placeholder={words.anyDepartment}
            options={departments}
            value={state.department}
            onChange={({ currentTarget }) => change({ department: currentTarget.value }, 'choice')}
          />
        </div>
      </FilterBar>
      <ResultsLine template={words.showing} count={found.length} detail={detailOf(words, state)} />
      {found.length > 0 && (
        <div className="ledger n3">
          {found.map((position) => (
            <JobCell key={position.href} job={position} viewLabel={words.view} />
          ))}
        </div>
      )}
      {/* Always in the page, so that its styles are there when it is needed. */}
      <div hidden={found.length > 0}>
        <EmptyState title={words.empty} text={words.tryAgain} level={3}>
          <Button kind="line" onClick={clear}>
            {words.clear}
          </Button>
        </EmptyState>
      </div>
    </div>
  )
}
