import { glyphAt } from '../../art/kind-glyphs'
import { Address } from '../../ui/figures/Address'
import { Glyph } from '../../ui/media/Glyph'
import { Icon } from '../../ui/media/Icon'
import { clockOf } from '../office-hours/clock'
import { HitPicture } from '../site-search/HitPicture'
import type { ChatRow, ChatWords } from './chat'

type ChatRowsProps = {
  rows: readonly ChatRow[]
  /** Each row links to a page and shows its glyph. */
  areCards?: boolean
  words: Pick<ChatWords, 'hours'>
  language: string
  /** The time that clocks show, in milliseconds. */
  moment: number
  onFollow: (link: HTMLAnchorElement) => void
}

/** Rows of an answer: a mark, a name with a detail, and a value. */
export function ChatRows({ rows, areCards = false, words: { hours }, language, moment, onFollow }: ChatRowsProps) {
  if (rows.length === 0) return null
  return (
    <ul className={areCards ? 'cards' : undefined}>
      {rows.map(({ name, detail, value, url, zone, portrait }) => {
        const clock = zone === undefined ? undefined : clockOf(new Date(moment), { zone, ...hours }, language)
        const parts = (
          <>
            {areCards && url !== undefined && <Glyph drawn={glyphAt(url)} />}
            {portrait && <HitPicture address={url ?? ''} kind="authors" {...portrait} />}
            {clock && <i data-open={clock.isOpen || undefined} />}
            <span>{name}</span>
            {(value ?? clock) && (
              <b>
                {value === undefined ? clock?.time : <Address text={value} />}
                {clock && <span className="sr"> {clock.isOpen ? hours.open : hours.closed}</span>}
              </b>
            )}
            {detail !== undefined && <small>{detail}</small>}
            {areCards && value === undefined && <Icon name="send" />}
          </>
        )
        return (
          <li key={`${name} ${url}`}>
            {url === undefined ? (
              <div>{parts}</div>
            ) : (
              <a href={url} onClick={({ currentTarget }) => onFollow(currentTarget)}>
                {parts}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
