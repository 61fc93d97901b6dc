import { type RefObject, useEffect } from 'react'

/**
 * Closes the panel on Escape, from inside of it and also where the panel covers the focused element of the page, which must
 * stay visible (WCAG 2.4.11). In that case the focus stays where it is.
 */
export function useEscape(panel: RefObject<HTMLElement | null>, close: (from: 'inside' | 'outside') => void) {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const focused = document.activeElement
      // Escape also ends a composition of an input method, and dialogs handle it themselves.
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !focused || !panel.current) return
      if (panel.current.contains(focused)) close('inside')
      else if (focused !== document.body && !focused.closest('dialog') && overlap(focused, panel.current)) close('outside')
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [panel, close])
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
