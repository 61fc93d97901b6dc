import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { DAY } from '../../../engine/lib/dates'
import { openPath } from '../../calendar/open-spans'
import { NO_TIME } from '../../ui/figures/office-clock'
import { clockOf } from './clock'

/** Milliseconds between two updates of the clocks, which show minutes. */
const TICK = 10_000

/**
 * Shows the local time of each office, which offices are open, and the current time on their day, in the list and on the map
 * (ui/figures/OfficeHours). The server writes the time zones where the clocks go.
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
        const own = { zone: `${office.dataset.zone}`, opens: Number(opens), closes: Number(closes) }
        const { time, isOpen, isDayOff, ahead } = clockOf(new Date(), own, document.documentElement.lang)
        // The server drew the bar for the day of the site, so it may be an hour off in summer.
        office.querySelector('path')?.setAttribute('d', openPath(ahead, own))
        const [clock, state] = office.querySelectorAll('span')
        clock?.replaceChildren(time)
        state?.replaceChildren(isOpen ? open : isDayOff ? weekend : closed)
        // On a day off, the bar shows the hours of other days.
        office.toggleAttribute('data-off', isDayOff)
        for (const element of [office, points[index]]) element?.toggleAttribute('data-open', isOpen)
      }
    }
    show()
    setInterval(show, TICK)
  },
})
