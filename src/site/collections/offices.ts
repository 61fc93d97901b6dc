import { office } from '../../../schemas/office'
import { utcOffset } from '../../engine/lib/clock-time'
import { entry } from '../../engine/schema/editorial'
import { byOrder, defineCollection } from './define'

/** Offices of the company, shown on the page of regions. */
export const offices = defineCollection({
  dir: 'offices',
  format: 'yaml',
  schema: entry(office),
  nameField: 'city',
  order: byOrder,
  derive:
    (_, { today }) =>
    ({ data }) => ({
      /** Offset of its clocks from UTC on the day of the site, such as `UTC-8`. */
      timezone: utcOffset(data.zone, today),
    }),
})
