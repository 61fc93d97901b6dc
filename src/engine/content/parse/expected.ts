import type * as z from 'zod'
import { shortened } from '../../lib/shortened'
import { namesInSentence, slugify } from '../../lib/text'
import { PAGE_ADDRESS } from '../../schema/site-files'
import { metaOf } from './field-meaning'
import { definitionOf, requiredKeys, unwrap } from './schema'
import type { FieldPath } from './source'

/** The expected type or format of a value, and the schema of its field. */
type Wanted = { expected: string; schema: z.core.$ZodType | undefined }

/** Characters of a value that a sentence shows. */
const LONGEST = 58

/** A value as text for a sentence. */
export const valueText = (value: unknown) => {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  return shortened(text, LONGEST)
}

/** Whether a value is empty. */
export const isBlank = (value: unknown) => value === null || (typeof value === 'string' && /^\s*$/.test(value))

const nouns: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
}

/** The expected value of a field, in the words of the guide. */
export function expectedNoun(wanted: Wanted, path: FieldPath) {
  if (isDate(wanted)) return 'a date, written like `2024-11-21`'
  const noun = nouns[wanted.expected] ?? wanted.expected
  const fields = wanted.expected === 'object' && wanted.schema ? requiredKeys(wanted.schema) : []
  const part = path.at(-1)
  return part === undefined || fields.length === 0
    ? noun
    : `${noun} with ${namesInSentence(fields)}${typeof part === 'string' ? ' below it' : ''}`
}

/** The value that a field has, in words. */
export const foundNoun = (value: unknown) => {
  if (isBlank(value)) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  return typeof value === 'string' ? `the text \`${valueText(value)}\`` : `\`${valueText(value)}\``
}

/** The value that was most likely meant, or undefined. */
export function suggestedValue(value: unknown, wanted: Wanted): string | undefined {
  if (wanted.expected === 'boolean') return SWITCHES[String(value).toLowerCase()]
  if (wanted.expected === 'number' && typeof value === 'string') return DECIMAL_COMMA.test(value) ? value.replace(',', '.') : undefined
  if (wanted.schema && metaOf(wanted.schema)?.kind === 'address') return addressOf(String(value))
  return isDate(wanted) ? dateOf(String(value)) : undefined
}

/** The address of the page that an address with more than that names, or undefined. */
function addressOf(value: string): string | undefined {
  const page = value.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, '')
  return page !== value && PAGE_ADDRESS.test(page) ? page : undefined
}

/** A number with a decimal comma; three digits after a comma may also be thousands. */
const DECIMAL_COMMA = /^-?\d+,(?!\d{3}$)\d+$/

/** Words that other formats use for `true` and `false`. */
const SWITCHES: Readonly<Record<string, string>> = { yes: 'true', on: 'true', no: 'false', off: 'false' }

function isDate({ expected, schema }: Wanted): boolean {
  const def = schema && definitionOf(unwrap(schema))
  return expected === 'date' || (def?.type === 'string' && 'format' in def && def.format === 'date')
}

/** Other notations of a date. One that starts with the day or the month is understood only where its day can be no month. */
const DATES = [
  /^(?<year>\d{4})[-/. ]?(?<month>\d{1,2})[-/. ]?(?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<day>1[3-9]|2\d|3[01])[-/.] ?(?<month>\d{1,2})[-/.] ?(?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/.](?<day>1[3-9]|2\d|3[01])[-/.](?<year>\d{4})$/,
]

/** A date in another notation as content writes it, or undefined. */
function dateOf(value: string): string | undefined {
  const {
    year = '',
    month = '',
    day = '',
  } = DATES.map((notation) => notation.exec(value)?.groups).find((found) => found !== undefined) ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  // A day that the month does not have would become a day of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined
}

const formatReasons: Record<string, string> = {
  date: 'is not a date that exists, written YYYY-MM-DD',
  email: 'is not an email address',
  url: 'is not an https address',
}
/** The reason for refusing a text of the wrong format. */
export const formatReason = (format: string) => formatReasons[format] ?? `is not of the form ${format}`

/** The reason for refusing a text, with a suggestion where there is one. */
export function reasonOfText(reason: string, value: unknown, { expected, schema }: Wanted): string {
  const text = String(value)
  if (expected === 'date')
    return /^\d{4}-\d\d-\d\d$/.test(text) ? 'is not a day of the calendar' : 'is not a date, written like `2024-11-21`'
  const meta = schema && metaOf(schema)
  const slug = slugify((text.split('/').at(-1) ?? '').replace(/\.\w+$/, ''))
  return meta?.kind === 'ref' && meta.target !== 'facts' && slug !== '' ? `${reason}, such as \`${slug}\`` : reason
}
