import { type RefObject, useEffect } from 'react'

/**
 * Closes a dialog on a click on its backdrop or on a link in it, since the link may lead to a place on the current page. A
 * click that opens a tab or a window leaves the dialog open. `onFollow` is called for every clicked link.
 */
export function useDialogClicks(dialog: RefObject<HTMLDialogElement | null>, onFollow: () => void) {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const isLink = target instanceof Element && target.closest('a') !== null
      if (isLink) onFollow()
      if (target === element || (isLink && !(ctrlKey || metaKey || shiftKey || altKey))) element.close()
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [dialog, onFollow])
}
