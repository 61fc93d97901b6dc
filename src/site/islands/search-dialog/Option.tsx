import { HitPicture } from '../site-search/HitPicture'
import type { Hit } from '../site-search/hit'
import { Marked } from '../site-search/Marked'
import type { ResultGroup } from '../site-search/search'
import { kindLabel, type SearchProps } from '../site-search/words'

type OptionProps = {
  id: string
  hit: Hit
  group: ResultGroup['name']
  kinds: SearchProps['kinds']
  /** Label of the Enter key if this is the marked result; otherwise empty. */
  enter: string
}

/** A result in the dialog: a link that the arrow keys of the field can select. */
export function Option({ id, hit, group, kinds, enter }: OptionProps) {
  const label = kindLabel(hit, group, kinds)
  const detail = hit.found.length > 0 ? hit.found : hit.date === undefined ? hit.description : [{ at: 0, text: hit.date, marked: false }]
  return (
    <a id={id} className="hit" href={hit.address} role="option" tabIndex={-1} aria-selected={enter !== ''}>
      <HitPicture {...hit} />
      <span>
        <Marked pieces={hit.title} />
        <span>
          {label === '' ? '' : `${label} · `}
          <Marked pieces={detail} />
        </span>
      </span>
      {enter !== '' && (
        <span className="keys" aria-hidden="true">
          <kbd>{enter}</kbd>
        </span>
      )}
    </a>
  )
}
