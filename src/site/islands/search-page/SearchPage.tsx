import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { fill } from '../../../engine/lib/text'
import { glyphAt } from '../../art/kind-glyphs'
import { QUERY_PARAMETER } from '../../routes/query-parameter'
import { Cell } from '../../ui/cards/Cell'
import { ledgerClass } from '../../ui/cards/ledger-class'
import { Button } from '../../ui/layout/Button'
import { ButtonLink } from '../../ui/layout/ButtonLink'
import { Chips } from '../../ui/lists/Chips'
import { EmptyState } from '../../ui/lists/EmptyState'
import { FilterBar } from '../../ui/lists/FilterBar'
import { SearchField } from '../../ui/lists/SearchField'
import { SEARCH_ID } from '../../ui/shell/search-id'
import { detailOf, INITIAL, type ResultsWords } from '../filtered-list/entries'
import { clearHandler } from '../filters/clear-handler'
import { ResultsLine } from '../filters/ResultsLine'
import { useAddressState } from '../filters/useAddressState'
import { GROUPS, type GroupName } from '../site-search/entry'
import { LONGEST_QUERY, shownQuery } from '../site-search/query'
import { rememberSearch } from '../site-search/remember'
import { FIRST } from '../site-search/shared'
import { useSiteSearch } from '../site-search/useSiteSearch'
import type { SearchProps } from '../site-search/words'
import { SearchResults } from './SearchResults'

const CHOICES = { category: GROUPS }

/** Attribute of the element around the search and the site map while there is a query: it hides the site map. */
export const LOOKING = 'data-looking'

/** How many results of a group each press of the button adds. */
const STEP = 50

/** Visible height below which the head of the page leaves no room for results, for example above the keyboard of a phone, in pixels. */
const LOW = 560

export type SearchPageProps = SearchProps & {
  /** Id of the element around the search and the site map, which is marked while there is a query. */
  around: string
  /** Sentences of the results line, and the label of the button that clears the filter. */
  list: ResultsWords & { clear: string }
}

/** The search page: the same search as in the dialog, with all results, chips for the groups, and its state in the address. */
export function SearchPage({ around, list, ...props }: SearchPageProps) {
  const { page, words } = props
  const chips = useMemo(() => GROUPS.map((value) => ({ value, label: words.groups[value] })), [words])
  const { state, change, flush } = useAddressState(INITIAL, CHOICES)
  const { query, category } = state
  const group = GROUPS.find((name) => name === category)
  const [{ of, more }, setMore] = useState({ of: '', more: 0 })
  const about = `${category} ${query}`
  const limit = FIRST + (of === about ? more : 0)
  const { answer, whole, failed, waiting } = useSiteSearch(props, { query, group, limit })
  // The first results are counted as they come, and once more with what texts say.
  const counted = whole ?? answer
  const isLooking = query.trim() !== ''

  // On the first run the address is not read yet; the script of the page has set the mark by then.
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) document.getElementById(around)?.toggleAttribute(LOOKING, isLooking)
    isRead.current = true
  }, [around, isLooking])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    flush()
    rememberSearch(query)
  }
  const onType = (text: string) => {
    change({ query: text }, 'typing')
    // A pinch-zoomed page does not count as low.
    const { height, scale } = window.visualViewport ?? { height: LOW, scale: 1 }
    if (height * scale < LOW) document.getElementById(around)?.scrollIntoView({ behavior: 'instant' })
  }
  const choose = (name: GroupName | '') => change({ category: name }, 'choice')

  return (
    <>
      <div className="wrap">
        <form action={page} method="get" onSubmit={onSubmit}>
          <FilterBar stacked>
            <SearchField
              id={SEARCH_ID}
              name={QUERY_PARAMETER}
              placeholder={words.field}
              large
              value={query}
              maxLength={LONGEST_QUERY}
              onChange={onType}
              onBlur={flush}
            />
            {isLooking && (
              <Chips
                label={words.group}
                options={[{ value: '', label: words.all }, ...chips]}
                selected={category}
                onSelect={(value) => choose(GROUPS.find((name) => name === value) ?? '')}
              />
            )}
            {/* Enter submits the form; this button is for assistive technology that looks for one. */}
            <button className="sr" type="submit" tabIndex={-1}>
              {words.field}
            </button>
          </FilterBar>
        </form>
        <ResultsLine
          template={list.showing}
          count={failed ? undefined : counted?.found}
          detail={detailOf(list, { category: counted?.group ?? '', query: shownQuery(counted?.query ?? '') }, chips)}
          waiting={isLooking && !failed ? words.searching : undefined}
          isGrowing={!whole && !failed}
        />
      </div>
      {isLooking && (failed || answer) && (
        <div className="wrap pb-section" aria-busy={waiting || undefined}>
          {failed ? (
            <div role="alert">
              <EmptyState title={words.failed.title} text={words.failed.description}>
                <ButtonLink kind="line" href={page}>
                  {words.failed.siteMap}
                </ButtonLink>
              </EmptyState>
            </div>
          ) : answer?.groups.length === 0 ? (
            <>
              <EmptyState title={fill(words.none.title, { search: shownQuery(answer.query) })} text={words.none.description}>
                {group && (
                  <Button kind="line" onClick={clearHandler(SEARCH_ID, () => choose(''))}>
                    {list.clear}
                  </Button>
                )}
              </EmptyState>
              <div className={ledgerClass(words.popular.length)}>
                {words.popular.map(({ label, description, href }) => (
                  <Cell key={href} title={label} text={description} href={href} glyph={glyphAt(href)} />
                ))}
              </div>
            </>
          ) : (
            <SearchResults
              {...props}
              groups={answer?.groups ?? []}
              about={about}
              onPick={() => rememberSearch(query)}
              onMore={() => setMore({ of: about, more: of === about ? more + STEP : STEP })}
            />
          )}
        </div>
      )}
    </>
  )
}
