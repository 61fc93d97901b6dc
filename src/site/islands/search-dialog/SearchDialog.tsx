import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { opensElsewhere } from '../../../engine/islands/opens-elsewhere'
import { SearchLink } from '../../ui/shell/SearchLink'
import type { DialogWords, SearchProps } from '../site-search/words'
import { Finder } from './Finder'

export type SearchDialogProps = SearchProps & {
  /** Accessible name of the control. */
  label: string
  dialog: DialogWords
}

/**
 * The search control of the header. It is a link to the search page, for visitors without a script and for opening another tab; otherwise a
 * click opens the dialog, and the keyboard shortcuts click it. Text typed from then on is stored in its `data-typed` (islands/site-header)
 * until the field has the focus.
 */
export function SearchDialog({ label, dialog, ...search }: SearchDialogProps) {
  const [typed, setTyped] = useState<string>()
  const link = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    setTyped(link.current?.dataset.typed ?? '')
  }
  const opened = () => {
    delete link.current?.dataset.typed
  }
  const isOpen = typed !== undefined
  useEffect(() => {
    if (!isOpen) return
    const control = link.current
    return () => {
      // A closed dialog returns the focus to the previously focused element. If there was none, the focus moves to this control.
      if (document.activeElement === document.body) control?.focus()
    }
  }, [isOpen])
  return (
    <>
      <SearchLink ref={link} label={label} onClick={open} />
      {isOpen &&
        createPortal(
          <Finder {...search} dialog={dialog} typed={typed} onOpen={opened} onClose={() => setTyped(undefined)} />,
          document.body,
        )}
    </>
  )
}
