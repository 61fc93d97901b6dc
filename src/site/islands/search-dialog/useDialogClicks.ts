import { type RefObject, useEffect } from 'react'

/**
 * Closes a dialog by a click on the ground behind it, and by one on a link in it: the page may stay, if the link leads to a
 * place on it. A click that opens a tab or a window leaves the dialog open. `onFollow` learns of every link.
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
