import { useId, useMemo } from 'react'
import { Button } from '../../ui/layout/Button'
import { ButtonLink } from '../../ui/layout/ButtonLink'
import { MoreLink } from '../../ui/layout/MoreLink'
import { SectionHead } from '../../ui/layout/SectionHead'
import { Chips } from '../../ui/lists/Chips'
import { EmptyState } from '../../ui/lists/EmptyState'
import { FilterBar } from '../../ui/lists/FilterBar'
import { Pagination } from '../../ui/lists/Pagination'
import { SearchField } from '../../ui/lists/SearchField'
import { clearHandler } from '../filters/clear-handler'
import { isInitial } from '../filters/filters'
import { ResultsLine } from '../filters/ResultsLine'
import { useAddressState } from '../filters/useAddressState'
import { arrange, detailOf, INITIAL, matching } from './entries'
import { ListingCard } from './ListingCard'
import type { ListingProps } from './listing'
import { useAllItems } from './useAllItems'
import { WholeListLinks } from './WholeListLinks'
import { onwardLinks } from './whole-lists'

/** Number of article cards side by side; the others are rows below them. */
const PAIR = 2

/**
 * Shown instead of the number of results until all entries of the list are loaded: it keeps the height of the line, and is not read out.
 */
const BLANK_LINE = '\u00a0'

/**
 * A list with a search field and chips: blog, newsroom, case studies, whitepapers, events and the insights page
 * (specification, 5). The server renders all entries; without a script the filters are hidden.
 */
export function FilteredList({ items: own, categories, words, cards, whole, saved, pages }: ListingProps) {
  const id = useId()
  const choices = useMemo(() => ({ category: categories.map(({ value }) => value) }), [categories])
  const { state, change, flush } = useAddressState(INITIAL, choices)
  const { items, loading } = useAllItems(own, pages?.index, state)
  const found = matching(items, state)
  const { featured, rest, over } = arrange(found)
  const hasGrid = rest.length > 0 || over.length > 0
  const ways = whole ? onwardLinks(whole, state) : []
  // Links to the whole lists are shown unless a chip or a search narrows the list.
  const selected = isInitial(state) && whole && whole.lists.length > 0 ? whole : undefined
  const note = selected?.note ?? whole?.lists.find(({ category }) => category === state.category)?.own

  return (
    <div className="filtered-list" aria-busy={loading || undefined}>
      <div className="wrap">
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
            options={[{ value: '', label: words.all }, ...categories]}
            selected={state.category}
            onSelect={(category) => change({ category }, 'choice')}
          />
        </FilterBar>
        <div className="row">
          <ResultsLine
            template={words.showing}
            count={loading ? undefined : isInitial(state) && pages ? pages.total : found.length}
            waiting={BLANK_LINE}
            detail={detailOf(words, state, categories)}
          />
          {note && <p className="results-line">{note}</p>}
          {found.length > 0 &&
            ways.map(({ label, href }) => (
              <MoreLink key={href} href={href}>
                {label}
              </MoreLink>
            ))}
          {saved && isInitial(state) && (
            <p className="push needs-script">
              <MoreLink href={saved.href}>{saved.label}</MoreLink>
            </p>
          )}
        </div>
      </div>
      {featured && (
        <section className={hasGrid ? 'wrap' : 'wrap pb-section'} aria-labelledby={`${id}-featured`}>
          <h2 className="sr" id={`${id}-featured`}>
            {words.featuredTitle}
          </h2>
          <ListingCard item={featured} cards={cards} feature />
        </section>
      )}
      {hasGrid && (
        <section className={featured ? 'section' : 'pb-section'} aria-labelledby={`${id}-grid`}>
          <div className="wrap">
            {isInitial(state) ? (
              <SectionHead title={words.gridTitle} id={`${id}-grid`} />
            ) : (
              <h2 className="sr" id={`${id}-grid`}>
                {words.gridTitle}
              </h2>
            )}
            {rest.length > 0 && (
              <div className={gridClass(rest)}>
                {rest.map((item, index) => (
                  <ListingCard key={item.id} item={item} cards={cards} row={index >= PAIR} />
                ))}
              </div>
            )}
            {over.length > 0 && (
              <div className="stack stretch loose mt8 over-list">
                <h3 className="text-xl">{words.pastTitle}</h3>
                {over.map((item) => (
                  <ListingCard key={item.id} item={item} cards={cards} over />
                ))}
              </div>
            )}
            {isInitial(state) && pages && <Pagination {...pages.pagination} />}
            {selected && <WholeListLinks lists={selected.lists} lead={selected.lead} />}
          </div>
        </section>
      )}
      {/* Hidden instead of removed, so that the page includes its styles. */}
      <div className="wrap pb-section" hidden={found.length > 0 || loading}>
        <EmptyState title={words.empty} text={words.tryAgain}>
          {ways.map(({ label, href }, index) => (
            <ButtonLink key={href} kind={index === 0 ? 'primary' : 'line'} href={href}>
              {label}
            </ButtonLink>
          ))}
          {!isInitial(state) && (
            <Button kind="line" onClick={clearHandler(`${id}-search`, () => change(INITIAL, 'choice'))}>
              {words.clear}
            </Button>
          )}
        </EmptyState>
      </div>
    </div>
  )
}

/** The class of the grid: news are rows, everything else is in columns. */
function gridClass([first]: ListingProps['items']) {
  if (first?.kind === 'news') return 'stagger'
  return first?.kind === 'paper' ? 'cols stagger' : 'cols stagger even'
}
