import { unbroken } from '../../../engine/lib/text'
import { HitPicture } from '../site-search/HitPicture'
import { foundBeside, type Hit } from '../site-search/hit'
import { Marked } from '../site-search/Marked'
import type { ResultGroup } from '../site-search/search'
import { kindLabel, type SearchProps } from '../site-search/words'

type HitRowProps = { hit: Hit; group: ResultGroup['name']; kinds: SearchProps['kinds']; onPick: () => void }

/** A result on the search page. The whole row is a link. */
export function HitRow({ hit, group, kinds, onPick }: HitRowProps) {
  const meta = [kindLabel(hit, group, kinds), hit.date && unbroken(hit.date)].filter(Boolean)
  const found = foundBeside(hit)
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
            <span className="meta">
              {meta.map((text) => (
                <span key={text}>{text}</span>
              ))}
              {found.length > 0 && (
                <span>
                  <Marked pieces={found} />
                </span>
              )}
            </span>
          )}
          {hit.figure && (
            <span>
              {isSaid && <span className="sr">. </span>}
              <b>
                <Marked pieces={hit.figure[0]} />
              </b>{' '}
              <Marked pieces={hit.figure[1]} />
            </span>
          )}
        </p>
      )}
    </li>
  )
}
