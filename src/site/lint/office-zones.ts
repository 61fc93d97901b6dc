import { type LintRule, textAt } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { nearest } from '../../engine/lib/text'
import { isKnownZone, ZONES } from '../calendar/zones'
import { problem } from './problems'

/** Finds offices in a time zone that does not exist. */
export const officeZones: LintRule = (file) => {
  const zone = file.collection === 'offices' ? textAt(file, ['zone'])?.value : undefined
  if (zone === undefined || isKnownZone(zone)) return []
  return [problem('event/unknown-zone', placeOfField(file.source, ['zone']), zone, nearest(zone, ZONES))]
}
