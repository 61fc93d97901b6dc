import { fill } from '../../../engine/lib/text'
import { EmptyState } from '../../ui/lists/EmptyState'
import { withBest } from '../site-search/best'
import { shownQuery } from '../site-search/query'
import type { SearchAnswer } from '../site-search/search'
import { groupLabel, type SearchProps } from '../site-search/words'
import { Option } from './Option'
import { optionId } from './options'
import { PopularLinks } from './PopularLinks'

type FinderResultsProps = SearchProps & {
  /** Prefix of all ids in the dialog. */
  id: string
  /** Undefined until the first answer. */
  answer: SearchAnswer | undefined
  failed: boolean
  /** Index of the result selected with the arrow keys. */
  marked: number | undefined
  /** Label of the Enter key. */
  enter: string
}

/** The best result, then the others by group, or a message that there are none, with links; nothing before the first answer. */
export function FinderResults({ id, answer, failed, marked, enter, page, kinds, words }: FinderResultsProps) {
  if (failed)
    return (
      <div role="alert">
        <EmptyState title={words.failed.title} text={words.failed.description}>
          <a href={page}>{words.failed.siteMap}</a>
        </EmptyState>
      </div>
    )
  if (!answer) return null
  const { query, groups } = answer
  if (groups.length === 0)
    return (
      <>
        <EmptyState title={fill(words.none.title, { search: shownQuery(query) })} text={words.none.description} />
        <PopularLinks links={words.popular} />
      </>
    )
  const shown = withBest(groups)
  const starts = shown.map((_, index) => shown.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words.field}>
      {shown.map(({ name, hits }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: in a fieldset, Chromium makes links without a state of the options
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <h2 id={`${id}-${name}`} role="presentation">
            {groupLabel(name, words)}
          </h2>
          {hits.map((hit, at) => {
            const place = (starts[index] ?? 0) + at
            return (
              <Option
                key={hit.address}
                id={optionId(id, place)}
                hit={hit}
                group={name}
                kinds={kinds}
                enter={place === marked ? enter : ''}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
