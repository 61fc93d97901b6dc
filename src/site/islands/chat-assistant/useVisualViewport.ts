import { type RefObject, useEffect } from 'react'

/** How far the pinch zoom may deviate from 1 for the page to count as not zoomed. */
const TOLERANCE = 0.05

/**
 * Sets how much of the window is visible, and how much of its bottom is covered, as custom properties of an element. The
 * on-screen keyboard of a phone covers the window without resizing it.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport: area } = window
    if (!area) return
    const tell = () => {
      // While the page is pinch-zoomed, the panel stays where it is.
      const isWhole = Math.abs(area.scale - 1) < TOLERANCE
      const covered = Math.max(0, window.innerHeight - area.height - area.offsetTop)
      element.current?.style.setProperty('--visible', isWhole ? `${area.height}px` : null)
      element.current?.style.setProperty('--covered', isWhole ? `${covered}px` : null)
    }
    tell()
    area.addEventListener('resize', tell)
    area.addEventListener('scroll', tell)
    return () => {
      area.removeEventListener('resize', tell)
      area.removeEventListener('scroll', tell)
    }
  }, [element])
}
