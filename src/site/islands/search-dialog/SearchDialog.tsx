import { type MouseEvent, useEffect, useRef, useState } from 'react'
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
 * it opens the dialog. The keys that open it click the link (islands/site-header), and what is typed from
 * then on stands in its `data-typed` until the field has the focus.
 */
export function SearchDialog({ label, dialog, ...search }: SearchDialogProps) {
  const [typed, setTyped] = useState<string>()
  const link = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
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
      // A dialog gives the focus back to what had it; where nothing had, the control that opens it is next to where one was.
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
