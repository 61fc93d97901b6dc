import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { readStored, store } from '../../../engine/islands/storage'
import { isInSight, layersOf } from '../../art/field-links'
import { type Drift, driftOf, framesOf } from './drift'

/** Key in `localStorage`; set while the visitor has paused the motion. */
const KEY = 'motion'
/** A point as written by ui/media/PointField. */
const DOT = /M(-?\d+) ?(-?\d+)h0/g

/**
 * Animates the points of the hero (specification, 4.2), starting from the positions that the server rendered. The animation stops while it
 * is not visible, in hidden tabs, under reduced motion and when the visitor pauses it.
 */
export default defineEnhancement({
  enhance(hero) {
    const drawing = hero.querySelector<SVGSVGElement>('.point-field')
    const button = hero.querySelector<HTMLElement>('[data-motion]')
    if (!drawing || !button) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const paths = drawing.querySelectorAll('path')
    const points: { size: number; drift: Drift }[] = []
    paths.forEach((path, size) => {
      for (const [, x, y] of `${path.getAttribute('d')}`.matchAll(DOT)) points.push({ size, drift: driftOf([Number(x), Number(y)]) })
    })
    let isPaused = readStored(KEY) !== null
    let isSeen = false
    let request = 0
    let last = 0
    let frames = 0

    const step = (now: number) => {
      frames += framesOf(now - last, drawing.getScreenCTM()?.a ?? 1)
      last = now
      const places = points.map(({ drift }) => drift(frames))
      const lines = layersOf(places, paths.length, true).map((ends) => ends.filter(isInSight))
      for (const [index, place] of places.entries()) lines[points[index]?.size ?? 0]?.push([place, place])
      for (const [index, path] of paths.entries()) path.setAttribute('d', `${lines[index]?.map((ends) => `M${ends.join('L')}`).join('')}`)
      request = requestAnimationFrame(step)
    }
    const sync = () => {
      button.dataset.motion = isPaused ? 'still' : 'moving'
      cancelAnimationFrame(request)
      if (isSeen && !isPaused && !calm.matches) request = requestAnimationFrame(step)
    }
    button.addEventListener('click', () => {
      isPaused = !isPaused
      store(KEY, isPaused ? 'paused' : null)
      sync()
    })
    calm.addEventListener('change', sync)
    new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting === true
      sync()
    }).observe(drawing)
  },
})
