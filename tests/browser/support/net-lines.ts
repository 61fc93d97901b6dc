import type { Locator } from '@playwright/test'

/** How far the points of a net are from the nearest end of a line, in pixels. */
export const distances = (net: Locator) =>
  net.evaluate((net) => {
    const lines = net.querySelector<SVGPathElement>('path:has(+ .routes)')
    const matrix = lines?.getScreenCTM()
    const ends = [...`${lines?.getAttribute('d')}`.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => new DOMPoint(Number(x), Number(y)))
    const places = ends.map((end) => end.matrixTransform(matrix ?? undefined))
    return [...net.querySelectorAll('.net li')].map((item) => {
      const isBelow = item.parentElement?.className !== 'bottom'
      const { left, right, top, bottom } = item.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(item.firstElementChild ?? item, isBelow ? '::after' : '::before').width)
      const [x, y] = [(left + right) / 2, isBelow ? bottom - size / 2 : top + size / 2]
      return Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)))
    })
  })
