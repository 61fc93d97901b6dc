import { type RefObject, useEffect } from 'react'

/**
 * Escape closes the panel from inside. It does so too where the panel covers what has the focus elsewhere on the page, so that
 * nobody loses sight of it (WCAG 2.4.11); the focus then stays where it is.
 */
export function useEscape(panel: RefObject<HTMLElement | null>, close: (from: 'inside' | 'outside') => void) {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const focused = document.activeElement
      // Escape also ends a composition, and dialogs have their own.
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
