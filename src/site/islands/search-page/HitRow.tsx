import { DOT, unbroken } from '../../../engine/lib/text'
import { HitPicture } from '../site-search/HitPicture'
import type { Hit } from '../site-search/hit'
import { Marked } from '../site-search/Marked'
import type { ResultGroup } from '../site-search/search'
import { kindLabel, type SearchProps } from '../site-search/words'

type HitRowProps = { hit: Hit; group: ResultGroup['name']; kinds: SearchProps['kinds']; onPick: () => void }

/** Between what is said of a result; the style leaves it out where each has a line of its own. */
const BETWEEN = <span>{DOT}</span>

/** A result on the search page. The whole row is a link. */
export function HitRow({ hit, group, kinds, onPick }: HitRowProps) {
  const meta = [kindLabel(hit.kind, group, kinds), hit.date && unbroken(hit.date)].filter(Boolean)
  // Where neither title nor description shows a match, the keyword that matched is said too.
  const found = hit.description.some(({ marked }) => marked) ? [] : hit.found
  const isSaid = meta.length > 0 || found.length > 0
  return (
    <li className="hit-row">
      <HitPicture {...hit} />
      <div>
        <h3>
          <a className="covers" href={hit.address} onClick={onPick}>
            <Marked pieces={hit.title} />
          </a>
        </h3>
        <p>
          <Marked pieces={hit.description} />
        </p>
      </div>
      {(isSaid || hit.figure) && (
        <p className="small">
          {isSaid && (
            <span>
              {meta[0]}
              {meta[1] && BETWEEN}
              {meta[1]}
              {meta.length > 0 && found.length > 0 && BETWEEN}
              <Marked pieces={found} />
            </span>
          )}
          {hit.figure && (
            <span>
              {isSaid && <span className="sr">. </span>}
              <b>{hit.figure[0]}</b> {hit.figure[1]}
            </span>
          )}
        </p>
      )}
    </li>
  )
}
