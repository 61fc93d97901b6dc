import { type RefObject, useEffect, useEffectEvent } from 'react'
import { opensElsewhere } from '../../../engine/islands/opens-elsewhere'

/**
 * Closes a dialog on a click on its backdrop or on a link in it, since the link may lead to a section of the current page. The dialog stays
 * open on a click that opens a tab or a window, and on a press inside that ends on the backdrop, as when text is selected. `onFollow` is
 * called for every clicked link.
 */
export function useDialogClicks(dialog: RefObject<HTMLDialogElement | null>, onFollow: () => void) {
  const follow = useEffectEvent(onFollow)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    let pressed: EventTarget | null = null
    const onPointerDown = ({ target }: PointerEvent) => {
      pressed = target
    }
    const onClick = (event: MouseEvent) => {
      const { target } = event
      const isLink = target instanceof Element && target.closest('a') !== null
      if (isLink) follow()
      if ((target === element && pressed === element) || (isLink && !opensElsewhere(event))) element.close()
    }
    element.addEventListener('pointerdown', onPointerDown)
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('pointerdown', onPointerDown)
      element.removeEventListener('click', onClick)
    }
  }, [dialog])
}
