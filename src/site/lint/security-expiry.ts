import { type LintRule, textAt } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { DAY } from '../../engine/lib/dates'
import { date } from '../../engine/schema/fields'
import { problem } from './problems'

const FIELD = ['security', 'expires']
/** Days of notice before the expiry. */
const NOTICE = 30

/** Finds a `security` contact that has expired on the day of the site, or is about to expire. */
export const securityExpiry: LintRule = (file, { today }) => {
  const expires = file.source.file === 'site/identity.yaml' ? date.safeParse(textAt(file, FIELD)?.value).data : undefined
  if (expires === undefined || today === undefined) return []
  const at = placeOfField(file.source, FIELD)
  if (expires <= today) return [problem('security/past-expiry', at, expires)]
  return expires <= daysAfter(today, NOTICE) ? [problem('security/near-expiry', at, expires)] : []
}

const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
