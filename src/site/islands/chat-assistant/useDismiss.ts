import { type RefObject, useEffect } from 'react'
import { isComposing } from '../../../engine/islands/is-composing'

/**
 * Closes the panel on Escape inside of it, and when it would cover an element of the page that receives keyboard focus, which must stay
 * visible (WCAG 2.4.11); the element keeps the focus. Escape also closes it over a focused element that was scrolled under it.
 */
export function useDismiss(panel: RefObject<HTMLElement | null>, close: (from: 'inside' | 'outside') => void) {
  useEffect(() => {
    const covers = (element: Element | null) =>
      panel.current !== null && element !== null && isOfPage(element) && !panel.current.contains(element) && overlap(element, panel.current)
    const answer = (event: KeyboardEvent) => {
      const focused = document.activeElement
      // Escape also ends a composition of an input method, and dialogs handle it themselves.
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return
      if (panel.current?.contains(focused)) close('inside')
      else if (covers(focused)) close('outside')
    }
    // Browsers scroll to the newly focused element after this event.
    const uncover = () =>
      requestAnimationFrame(() => {
        const focused = document.activeElement
        if (focused?.matches(':focus-visible') && covers(focused)) close('outside')
      })
    document.addEventListener('keydown', answer)
    document.addEventListener('focusin', uncover)
    return () => {
      document.removeEventListener('keydown', answer)
      document.removeEventListener('focusin', uncover)
    }
  }, [panel, close])
}

const isOfPage = (element: Element) => element !== document.body && !element.closest('dialog')

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
