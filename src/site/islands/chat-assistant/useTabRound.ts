import { type RefObject, useEffect } from 'react'

/** Windows that the open panel fills (ChatPanel.css). */
const FILLED = '(max-height: 30rem)'

/**
 * Where the panel fills the window, the Tab key leads from its last stop to its first one, and back: what it covers would get the focus
 * unseen. Escape and its buttons lead out.
 */
export function useTabRound(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || 'minimised' in element.dataset || !window.matchMedia(FILLED).matches) return
      const stops = stopsOf(element)
      const [first, last] = [stops[0], stops.at(-1)]
      // The panel itself has the focus after a press inside it, and on touch screens when it opens.
      const ends = event.shiftKey ? [first, element] : [last]
      if (!ends.some((end) => end === document.activeElement)) return
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    }
    element.addEventListener('keydown', turn)
    return () => element.removeEventListener('keydown', turn)
  }, [panel])
}

const stopsOf = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('a, button, textarea, [tabindex="0"]')].filter(
    (stop) => !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
  )
