import { unbroken } from '../../../engine/lib/text'
import { HitPicture } from '../site-search/HitPicture'
import type { Hit } from '../site-search/hit'
import { Marked } from '../site-search/Marked'
import type { ResultGroup } from '../site-search/search'
import { kindLabel, type SearchProps } from '../site-search/words'

type HitRowProps = { hit: Hit; group: ResultGroup['name']; kinds: SearchProps['kinds']; onPick: () => void }

/** A result on the search page. The whole row is a link. */
export function HitRow({ hit, group, kinds, onPick }: HitRowProps) {
  const meta = [kindLabel(hit.kind, group, kinds), hit.date && unbroken(hit.date)].filter(Boolean).join(' · ')
  // If the match is outside of title and description, the matching text is shown too.
  const isShown = hit.found.length === 0 || hit.description.some(({ marked }) => marked)
  return (
    <li className="hit-row">
      <HitPicture {...hit} />
      <div>
        <h3>
          <a href={hit.address} onClick={onPick}>
            <Marked pieces={hit.title} />
          </a>
        </h3>
        <p>
          <Marked pieces={hit.description} />
        </p>
        {!isShown && (
          <p className="small">
            <Marked pieces={hit.found} />
          </p>
        )}
      </div>
      {(meta !== '' || hit.figure) && (
        <p className="small">
          {meta !== '' && <span>{meta}</span>}
          {hit.figure && (
            <span>
              {meta !== '' && <span className="sr">. </span>}
              <b>{hit.figure[0]}</b> {hit.figure[1]}
            </span>
          )}
        </p>
      )}
    </li>
  )
}
