import { type RefObject, useEffect } from 'react'

/**
 * Tells the styles of an element how much of the window is visible, and how much of its end is covered: by the keyboard of a
 * phone, above all, which leaves the window as it is.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport: area } = window
    if (!area) return
    const tell = () => {
      // Enlarged by two fingers, the page is looked at in part: the panel stays in its place.
      const isWhole = Math.abs(area.scale - 1) < 0.05
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
