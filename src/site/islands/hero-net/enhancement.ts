import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { linesOf } from './lines'
import { neighborOf } from './neighbor'

/**
 * Lights the lines of the point under the pointer or the focus, and dims what they do not lead to. Arrow keys move the focus from point to
 * point.
 */
export default defineEnhancement({
  enhance(net) {
    const [, all, rays] = net.querySelectorAll('path')
    const points = [...net.querySelectorAll('li')]
    const first = net.querySelector('[data-lit]')
    const lines = linesOf(`${all?.getAttribute('d')}`)
    const nameOf = ({ style }: HTMLElement) => `${Number.parseInt(style.left, 10)} ${Number.parseInt(style.top, 10)}`

    /** Lights a point with its lines; without one, the point that was lit from the start, and dims nothing. */
    const light = (chosen: Element | null | undefined) => {
      const lit = points.find((point) => point === (chosen ?? first))
      const shown = lit ? lines.filter((ends) => ends.includes(nameOf(lit))) : []
      const near = new Set(shown.flat())
      rays?.setAttribute('d', shown.map((ends) => `M${ends.join(' ')}`).join(''))
      net.toggleAttribute('data-reached', Boolean(chosen))
      for (const point of points) {
        point.toggleAttribute('data-lit', point === lit)
        point.toggleAttribute('data-near', near.has(nameOf(point)))
      }
    }
    const sync = () => light((net.querySelector('a:hover') ?? net.querySelector('a:focus-visible'))?.parentElement)
    for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) net.addEventListener(type, sync)
    net.addEventListener('keydown', (event) => {
      const next = neighborOf(
        [...net.querySelectorAll('ul')].map((row) => [...row.querySelectorAll('a')]),
        event.target,
        event.key,
      )
      if (!next) return
      event.preventDefault()
      next.focus()
    })
    sync()
  },
})
