import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { DAY } from '../../../engine/lib/dates'
import { openPath } from '../../calendar/open-spans'
import { NO_TIME } from '../../ui/figures/office-clock'
import { clockOf } from './clock'

/** Milliseconds between two looks at the clock, which shows minutes. */
const TICK = 10_000

/**
 * Shows what time it is at each office, which are open, and where now is on their day, in the list and on the map (ui/figures/OfficeHours).
 * The server has written the time zones in the places of the clocks.
 */
export default defineEnhancement({
  enhance(hours) {
    const { opens, closes, open = '', closed = '', weekend = '' } = hours.dataset
    const points = hours.querySelectorAll<SVGElement>('svg g')
    const list = hours.querySelector('ul')
    const now = list?.dataset.now
    const show = () => {
      list?.style.setProperty('--now', `${(Date.now() % DAY) / DAY}`)
      if (list && now) list.dataset.now = now.replace(NO_TIME, new Date().toISOString().slice(11, 16))
      for (const [index, office] of hours.querySelectorAll<HTMLElement>('[data-zone]').entries()) {
        const range = { opens: Number(opens), closes: Number(closes) }
        const { time, isOpen, isDayOff, ahead } = clockOf(new Date(), `${office.dataset.zone}`, range, document.documentElement.lang)
        // The bar was drawn by the clocks of the day of the site, which may be an hour off in summer.
        office.querySelector('path')?.setAttribute('d', openPath(ahead, range))
        const [clock, state] = office.querySelectorAll('span')
        clock?.replaceChildren(time)
        state?.replaceChildren(isOpen ? open : isDayOff ? weekend : closed)
        // The bar says when it is open on other days.
        office.toggleAttribute('data-off', isDayOff)
        for (const element of [office, points[index]]) element?.toggleAttribute('data-open', isOpen)
      }
    }
    show()
    setInterval(show, TICK)
  },
})
