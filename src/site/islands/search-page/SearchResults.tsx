import { useEffect, useId, useRef } from 'react'
import { fill } from '../../../engine/lib/text'
import { Button } from '../../ui/layout/Button'
import { withBest } from '../site-search/best'
import type { ResultGroup } from '../site-search/search'
import { groupLabel, type SearchProps } from '../site-search/words'
import { HitRow } from './HitRow'

type SearchResultsProps = Pick<SearchProps, 'kinds' | 'words'> & {
  groups: readonly ResultGroup[]
  /** What is searched now, which the groups may not answer yet. */
  about: string
  /** Called before a result is opened. */
  onPick: () => void
  /** Called when more results of each group are wanted. */
  onMore: () => void
}

/** Groups whose total says nothing: they are mixed kinds of content. */
const isWhole = (name: ResultGroup['name']) => name === 'pages' || name === 'close' || name === 'texts'

/** The best result is one: its number says nothing. */
const isCounted = (name: ResultGroup['name']) => name !== 'best'

/** All results by group, the best one before them, laid out like the site map. */
export function SearchResults({ groups, about, kinds, words, onPick, onMore }: SearchResultsProps) {
  const id = useId()
  const wanted = useRef<{ about: string; list: string; at: number }>(undefined)
  const showMore = (list: string, at: number) => {
    wanted.current = { about, list, at }
    onMore()
  }
  // The button may disappear once all results are shown, so the focus moves to the first new result.
  useEffect(() => {
    // Another search was begun meanwhile, and the field has the focus.
    if (wanted.current?.about !== about) wanted.current = undefined
    if (!wanted.current) return
    const { list, at } = wanted.current
    const link = document.getElementById(list)?.children[at]?.querySelector('a')
    if (!link) return
    wanted.current = undefined
    link.focus()
  })
  return (
    <div className="site-map-list mt5">
      {withBest(groups).map(({ name, found, size, hits, left }) => (
        <section key={name} className="grid" aria-labelledby={`${id}-${name}`}>
          <div className="c3">
            <h2 id={`${id}-${name}`}>{groupLabel(name, words)}</h2>
            {isCounted(name) && <p>{isWhole(name) || found === size ? found : fill(words.ofGroup, { n: found, total: size })}</p>}
          </div>
          <div className="c9">
            <ul id={`${id}-${name}-hits`}>
              {hits.map((hit) => (
                <HitRow key={hit.address} hit={hit} group={name} kinds={kinds} onPick={onPick} />
              ))}
            </ul>
            {left > 0 && (
              <Button kind="line" aria-describedby={`${id}-${name}`} onClick={() => showMore(`${id}-${name}-hits`, hits.length)}>
                {words.more}
              </Button>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
