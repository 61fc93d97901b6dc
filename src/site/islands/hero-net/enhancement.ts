import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { positionOf, type Row } from '../../art/net/rows'
import { areaPathOf, linesOf, pathOf } from './lines'
import { neighborOf } from './neighbor'

/** The rows of points, by the classes of their lists. */
const ROWS: Readonly<Record<string, Row>> = { top: 2, middle: 1, bottom: 0 }

/**
 * Highlights the lines of the point under the pointer or the focus, fills the areas between them, and dims everything that is not
 * connected. Arrow keys move the focus from point to point, in columns too, so the Tab key stops only at the first row, and in columns only
 * at industries.
 */
export default defineEnhancement({
  enhance(hero) {
    const net = hero.querySelector<HTMLElement>('.net')
    if (!net) return
    const [all, routes, areas] = net.querySelectorAll('path')
    if (!all || !routes || !areas) return
    const points = [...net.querySelectorAll('li')]
    const linksOf = (root: Element) => [...root.querySelectorAll('a')]
    const listsOf = (root: Element) => [...root.querySelectorAll('ul')].map(linksOf)
    const rows = listsOf(net)
    const columns = listsOf(hero).slice(rows.length)
    const lines = linesOf(`${all.getAttribute('d')}`)
    for (const link of [...rows.slice(1), ...columns].flat()) if (!link.closest('.industry')) link.tabIndex = -1
    // The point that is highlighted while none is chosen.
    const first = net.querySelector('[data-lit]')
    const [firstRoutes = '', firstAreas = ''] = [routes, areas].map((path) => `${path.getAttribute('d')}`)
    const names = new Map(
      rows.flatMap((links) =>
        links.map((link, place) => {
          const row = ROWS[link.closest('ul')?.className ?? ''] ?? 0
          return [link.parentElement, positionOf(row, place, links.length).join(' ')] as const
        }),
      ),
    )
    const nameOf = (point: HTMLElement) => `${names.get(point)}`

    const sync = () => {
      const link = net.querySelector('a:hover') ?? net.querySelector('a:focus-visible')
      const chosen = points.find((point) => point === link?.parentElement)
      const shown = chosen ? lines.filter((ends) => ends.includes(nameOf(chosen))) : []
      const near = new Set(shown.flat())
      net.toggleAttribute('data-reached', chosen !== undefined)
      routes.setAttribute('d', chosen ? shown.map(pathOf).join('') : firstRoutes)
      // Two points that are connected to the chosen one and to each other form an area with it.
      const across = lines.filter((ends) => ends.every((end) => near.has(end)) && !shown.includes(ends))
      areas.setAttribute('d', chosen ? across.map((ends) => areaPathOf([nameOf(chosen), ...ends])).join('') : firstAreas)
      for (const point of points) {
        point.toggleAttribute('data-lit', point === (chosen ?? first))
        point.toggleAttribute('data-near', near.has(nameOf(point)))
      }
    }
    for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) net.addEventListener(type, sync)
    hero.addEventListener('keydown', (event) => {
      // With Alt or Command, arrow keys are Back and Forward.
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const next = neighborOf(rows, event) ?? neighborOf(columns, event, true)
      if (!next) return
      event.preventDefault()
      next.focus()
    })
    sync()
  },
})
