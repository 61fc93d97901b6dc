import * as z from 'zod'
import { defineComponent } from '../../src/engine/schema/component'
import { label, sentence, text } from '../../src/engine/schema/fields'
import { pairs } from './pairs'

const NUMBER = /^\d{1,9}(?:\.\d{1,3})?$/
const COUNTS = /^(\d{1,9}) of ([1-9]\d{0,8})$/

/** A bar: an amount, or the count of a group with the size of that group, from which a percentage is computed. */
type Bar = { label: string; value: number; of?: number }

function barOf({ before: label, after }: { before: string; after: string }): Bar {
  const [, count, of] = COUNTS.exec(after) ?? []
  if (count !== undefined && of !== undefined) return { label, value: Number(count), of: Number(of) }
  return { label, value: NUMBER.test(after) ? Number(after) : Number.NaN }
}

/** How to write a value that is no number, as the end of a sentence. */
function advice(written: string): string {
  if (/^[\d.,]+\s?\S{1,11}$/.test(written) && /\D$/.test(written)) return ': write the number alone, and what follows it in `unit`'
  return written.includes(',') ? ': write it without commas' : ', such as `81` or `13 of 16`'
}

/** Why a value cannot be that of a bar, as the end of a sentence; undefined if it can. */
function faultOf({ label, value, of }: Bar, written: string): string | undefined {
  if (Number.isNaN(value)) return `has \`${written}\` for \`${label}\`, which is not a number from 0${advice(written)}`
  return of !== undefined && value > of ? `has \`${written}\` for \`${label}\`: the count exceeds its group` : undefined
}

const bars = pairs.transform((items, context) => {
  const rows = items.map(barOf)
  const faults = items.flatMap((item) => faultOf(barOf(item), item.after) ?? [])
  const isMixed = rows.some(({ of }) => (of === undefined) !== (rows[0]?.of === undefined))
  if (faults.length === 0 && isMixed) faults.push('mixes counts such as `17 of 19` with plain numbers: write all values alike')
  for (const message of faults) context.addIssue({ code: 'custom', message })
  return faults.length > 0 ? z.NEVER : rows
})

/** The value that a bar shows. */
const shownBar = ({ label, value, of }: Bar) => ({ label, value: of === undefined ? value : Math.round((value / of) * 100) })

/** Bars with their values. */
export const BarChart = defineComponent({
  schema: z
    .strictObject({
      caption: sentence.describe('Unit, period and source.'),
      unit: text(12).default('').describe('After each value, such as `%`.'),
      items: bars.describe(
        'Bars from the top, such as `Intake: 81; Chat: 17`, or counts, `Intake: 13 of 16`, shown in percent. The first is highlighted.',
      ),
      bars: label.describe('What the bars are, such as `Use`: the heading of their names in the table that feeds and Markdown have.'),
      measure: label.describe('What the values measure, such as `Systems that paid back`: the heading of the values in that table.'),
    })
    .refine(
      ({ unit, items }) => unit === '%' || items.every(({ of }) => of === undefined),
      'needs `unit="%"` for counts, which are shown in percent',
    ),
  childless: true,
  fill: ({ items, ...rest }) => ({ ...rest, items: items.map(shownBar) }),
})
