import { type MouseEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SearchLink } from '../../ui/shell/SearchLink'
import type { DialogWords, SearchProps } from '../site-search/words'
import { Finder } from './Finder'

export type SearchDialogProps = SearchProps & {
  /** Name of the control. */
  label: string
  dialog: DialogWords
}

/**
 * The search in the header. Without a script, and for whoever wants a tab of its own, it is a link to the search page; else
 * it opens the dialog. The keys that open it click the link (islands/site-header).
 */
export function SearchDialog({ label, dialog, ...search }: SearchDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    // A dialog gives the focus back to what had it; where nothing had, the control that opens it is next to where one was.
    if (document.activeElement === document.body) link.current?.focus()
  }
  return (
    <>
      <SearchLink ref={link} label={label} onClick={open} />
      {isOpen && createPortal(<Finder {...search} dialog={dialog} onClose={close} />, document.body)}
    </>
  )
}
