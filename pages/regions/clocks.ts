import { fill } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import type { OfficeHoursProps } from '../../src/site/ui/figures/OfficeHours'

/** All offices from west to east, with their places and time zones, and when they are open. */
export function clocksOf({ pages, offices, site }: Graph): Omit<OfficeHoursProps, 'words'> {
  const { opens, closes, note } = pages.regions.hours
  const hour = (value: number) =>
    new Date(Date.UTC(2000, 0, 1, value)).toLocaleTimeString(site.identity.language, { hour: 'numeric', timeZone: 'UTC' })
  return {
    offices: [...offices.values()]
      .map(({ city, phone, latitude, longitude, zone, timezone }) => ({ city, phone, latitude, longitude, zone, timezone }))
      .toSorted((a, b) => a.longitude - b.longitude),
    opens,
    closes,
    note: fill(note, { opens: hour(opens), closes: hour(closes) }),
  }
}
