import { fill } from '../../src/engine/lib/text'
import { hourOf } from '../../src/site/calendar/words'
import type { Graph } from '../../src/site/graph/graph'
import type { OfficeHoursProps } from '../../src/site/ui/figures/OfficeHours'

/** All offices from west to east, with their locations, time zones and opening hours. */
export function clocksOf({ pages, offices, site }: Graph): Omit<OfficeHoursProps, 'words'> {
  const { opens, closes, note } = pages.regions.hours
  const { language } = site.identity
  return {
    offices: [...offices.values()]
      .map(({ city, region, latitude, longitude, zone, timezone }) => ({ city, region, latitude, longitude, zone, timezone }))
      .toSorted((a, b) => a.longitude - b.longitude),
    opens,
    closes,
    note: fill(note, { opens: hourOf(opens, language), closes: hourOf(closes, language) }),
  }
}
