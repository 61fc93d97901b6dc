import { Fragment, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { isComposing } from '../../../engine/islands/is-composing'
import { opensElsewhere } from '../../../engine/islands/opens-elsewhere'
import { QUERY_PARAMETER } from '../../routes/query-parameter'
import { Icon } from '../../ui/media/Icon'
import { DebouncedOutput } from '../filters/DebouncedOutput'
import { LONGEST_QUERY } from '../site-search/query'
import { useRecent } from '../site-search/useRecent'
import { useSiteSearch } from '../site-search/useSiteSearch'
import { countText, type DialogWords, type SearchProps, searchPageAddress } from '../site-search/words'
import { FinderResults } from './FinderResults'
import { FinderStart } from './FinderStart'
import { activeOptionIndex, moved, optionId } from './options'
import { SlashControl } from './SlashControl'
import { useDialogClicks } from './useDialogClicks'

/** Results per group in the dialog; the search page shows all. */
const EACH = 4

type FinderProps = SearchProps & {
  dialog: DialogWords
  /** Text typed before the dialog opened. A line break in it stands for Enter. */
  typed: string
  /** Called when the field has the focus and receives the keys. */
  onOpen: () => void
  onClose: () => void
}

/** The search dialog: a field, and a list of results that its arrow keys move through (combobox pattern of WAI-ARIA). */
export function Finder({ dialog: names, typed, onOpen, onClose, ...props }: FinderProps) {
  const { page, words } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [early = '', ...sent] = typed.split('\n')
  const [query, setQuery] = useState(early)
  const { answer, whole, failed, waiting } = useSiteSearch(props, { query, limit: EACH })
  const { recent, remember, forget } = useRecent()
  const isEmpty = query.trim() === ''
  useDialogClicks(dialog, () => remember(query))
  const said = isEmpty || failed ? '' : whole ? countText(whole.found, words) : words.searching
  const hits = answer && !failed ? answer.groups.flatMap((group) => group.hits) : []
  // Results may be added to an answer later, so the marked one is tied to the query, not to the answer.
  const of = answer?.query
  const [picked, setPicked] = useState({ of, at: 0 })
  const at = activeOptionIndex(picked.of === of ? picked.at : 0, hits.length)
  const option = at === undefined ? undefined : optionId(id, at)

  const open = useEffectEvent(() => {
    dialog.current?.showModal()
    field.current?.focus()
    field.current?.setSelectionRange(early.length, early.length)
    onOpen()
    if (sent.length > 0 && early.trim() !== '') field.current?.form?.requestSubmit()
  })
  useEffect(() => open(), [])
  useEffect(() => {
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [option])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setPicked({ of, at: moved(at, event.key === 'ArrowDown' ? 1 : -1, hits.length) })
    } else if (event.key === 'Enter' && option && !waiting) {
      // Until the current text is answered, Enter submits the form, which opens the search page.
      event.preventDefault()
      follow(document.getElementById(option), event)
    }
  }
  const follow = (link: HTMLElement | null, event: KeyboardEvent) => {
    if (!(link instanceof HTMLAnchorElement)) return
    if (!opensElsewhere(event)) return link.click()
    // Like a click with these keys, it opens a tab and leaves the dialog open. Not every browser does so for a click by script.
    remember(query)
    window.open(link.href, '_blank', 'noopener')
  }
  const clear = () => {
    forget()
    field.current?.focus()
  }
  const again = (text: string) => {
    setQuery(text)
    field.current?.focus()
  }

  return (
    <dialog className="finder" ref={dialog} aria-label={names.name} onClose={onClose}>
      <search>
        <form action={page} method="get" onSubmit={() => remember(query)}>
          <Icon name="search" />
          <label className="sr" htmlFor={`${id}-field`}>
            {words.field}
          </label>
          <input
            ref={field}
            id={`${id}-field`}
            name={QUERY_PARAMETER}
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={option}
            aria-autocomplete="list"
            autoComplete="off"
            dir="auto"
            maxLength={LONGEST_QUERY}
            enterKeyHint="search"
            placeholder={words.field}
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button className="icon-button" type="button" aria-label={names.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </form>
      </search>
      {/* Browsers make scrollable elements focusable. This one is scrolled by the arrow keys of the field. */}
      <div className="hits" tabIndex={-1}>
        {isEmpty ? (
          <FinderStart names={names} links={words.popular} recent={recent} onPick={again} onClear={clear} />
        ) : (
          <FinderResults {...props} id={id} answer={answer} failed={failed} marked={at} enter={names.enter} />
        )}
      </div>
      <div className="foot">
        {said !== '' && <p aria-hidden="true">{said}</p>}
        <DebouncedOutput text={said} />
        {!isEmpty && !failed && whole?.found !== 0 && <a href={searchPageAddress(page, query)}>{names.all}</a>}
        <span className="keys" aria-hidden="true">
          {names.arrows.split(' ').map((arrow) => (
            <Fragment key={arrow}>
              <kbd>{arrow}</kbd>{' '}
            </Fragment>
          ))}
          {names.move}
        </span>
        <span className="keys" aria-hidden="true">
          <kbd>{names.escape}</kbd> {names.leave}
        </span>
        {isEmpty && <SlashControl names={names} />}
      </div>
    </dialog>
  )
}
