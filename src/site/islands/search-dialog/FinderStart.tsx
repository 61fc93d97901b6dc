import { Icon } from '../../ui/media/Icon'
import { shownQuery } from '../site-search/query'
import type { DialogWords, SearchProps } from '../site-search/words'
import { PopularLinks } from './PopularLinks'

type FinderStartProps = {
  names: DialogWords
  links: SearchProps['words']['popular']
  recent: readonly string[]
  onPick: (query: string) => void
  onClear: () => void
}

/** Shown while the field is empty: recent searches of this device, and popular pages. */
export function FinderStart({ names, links, recent, onPick, onClear }: FinderStartProps) {
  return (
    <>
      {recent.length > 0 && (
        <section aria-label={names.recent}>
          <header>
            <h2>{names.recent}</h2>
            <button className="link small" type="button" onClick={onClear}>
              {names.clear}
            </button>
          </header>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button className="hit" type="button" onClick={() => onPick(query)}>
                  <Icon name="search" />
                  {shownQuery(query)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={names.popular}>
        <h2>{names.popular}</h2>
        <PopularLinks links={links} />
      </section>
    </>
  )
}
