import { timeZone } from '../../../schemas/fields'
import { type LintRule, textAt } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { nearest } from '../../engine/lib/nearest.mjs'
import { isKnownZone, ZONES } from '../calendar/zones'
import { problem } from './problems'

/** Names of another form are reported by the schema. */
const wellFormed = timeZone()

/** Finds offices in a time zone that does not exist. */
export const officeZones: LintRule = (file) => {
  const zone = file.collection === 'offices' ? wellFormed.safeParse(textAt(file, ['zone'])?.value).data : undefined
  if (zone === undefined || isKnownZone(zone)) return []
  return [problem('event/unknown-zone', placeOfField(file.source, ['zone']), zone, nearest(zone, ZONES))]
}
