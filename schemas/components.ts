import * as z from 'zod'
import type { BodyNode, ComponentNode } from '../src/engine/schema/body'
import { defineComponent, Fact, pictureComponent } from '../src/engine/schema/component'
import { label, sentence, text } from '../src/engine/schema/fields'
import { PICTURE_USES } from './picture-uses'

/** Parses a list such as `one: 1; two: 2` into pairs. */
const pairs = z.string().transform((text, context) => {
  const items = text.split(';').map((item) => {
    const cut = item.indexOf(':')
    return { before: cut < 0 ? '' : item.slice(0, cut).trim(), after: item.slice(cut + 1).trim() }
  })
  if (items.some(({ before, after }) => before === '' || after === '')) {
    context.addIssue({ code: 'custom', message: 'is not a list such as `one: 1; two: 2`' })
    return z.NEVER
  }
  return items
})

const figures = pairs.transform((items) => items.map(({ before, after }) => ({ value: before, label: after })))

const NUMBER = /^\d{1,9}(?:\.\d{1,3})?$/
const COUNTS = /^(\d{1,9}) of ([1-9]\d{0,8})$/

/** A bar: an amount, or the count of a group and the size of that group, from which its percentage is computed. */
type Bar = { label: string; value: number; of?: number }

function barOf({ before: label, after }: { before: string; after: string }): Bar {
  const [, count, of] = COUNTS.exec(after) ?? []
  if (count !== undefined && of !== undefined) return { label, value: Number(count), of: Number(of) }
  return { label, value: NUMBER.test(after) ? Number(after) : Number.NaN }
}

const bars = pairs.transform((items, context) => {
  const rows = items.map(barOf)
  const wrong = rows.some(({ value }) => Number.isNaN(value))
    ? 'has a value that is not a number from 0'
    : rows.some(({ value, of }) => of !== undefined && value > of)
      ? 'has a count that exceeds its group'
      : rows.some(({ of }) => (of === undefined) !== (rows[0]?.of === undefined))
        ? 'mixes counts such as `17 of 19` with plain numbers'
        : undefined
  if (wrong === undefined) return rows
  context.addIssue({ code: 'custom', message: wrong })
  return z.NEVER
})

/** The value that a bar shows. */
const shownBar = ({ label, value, of }: Bar) => ({ label, value: of === undefined ? value : Math.round((value / of) * 100) })

const names = z.string().transform((value) => value.split(',').map((name) => name.trim()))

/** The components that articles may use, with their attributes. */
export const components = {
  Callout: defineComponent({
    schema: z.strictObject({
      tone: z.enum(['note', 'good', 'bad']).default('note').describe('Advice, success or warning.'),
      title: label.optional().describe('First words, in bold.'),
    }),
  }),
  Details: defineComponent({
    schema: z.strictObject({ summary: label.describe('What is always shown: readers open the rest with it.') }),
  }),
  Figure: defineComponent({
    schema: z.strictObject({ caption: sentence.describe('Under the table or list that it holds.') }),
    holds: { tags: ['table', 'ol', 'ul', 'BarChart', 'Stats'], what: 'a table, a list or a chart' },
    opening: '- ',
  }),
  Quote: defineComponent({
    schema: z.strictObject({ by: label.describe('Who said it.'), role: label.optional().describe('Position and company.') }),
  }),
  Stats: defineComponent({
    schema: z
      .strictObject({
        items: figures.optional().describe('Figures, such as `62: systems reviewed; 81%: paid back`.'),
        facts: names.optional().describe('Keys of facts, such as `clients, countries`.'),
      })
      .refine((value) => (value.items === undefined) !== (value.facts === undefined), 'takes either items or facts'),
    childless: true,
    facts: ({ facts = [] }) => facts,
    fill: ({ items, facts = [] }, fact) => ({ items: items ?? facts.map(fact) }),
  }),
  BarChart: defineComponent({
    schema: z
      .strictObject({
        caption: sentence.describe('Unit, period and source.'),
        unit: text(12).default('').describe('After each value, such as `%`.'),
        items: bars.describe(
          'Bars from the top, such as `Intake: 81; Chat: 17`, or counts, `Intake: 13 of 16`, shown in percent. The first is lit.',
        ),
        bars: label.describe('What the bars are, such as `Use`: over their names, where feeds and Markdown have a table.'),
        measure: label.describe('What their values measure, such as `Systems that paid back`: over these.'),
      })
      .refine(({ unit, items }) => unit === '%' || items.every(({ of }) => of === undefined), 'needs `unit="%"` for counts'),
    childless: true,
    fill: ({ items, ...rest }) => ({ ...rest, items: items.map(shownBar) }),
  }),
  Picture: pictureComponent(PICTURE_USES.text),
  Steps: defineComponent({
    schema: z.strictObject({}),
    holds: { tags: ['ol', 'ul'], what: 'a list' },
    opening: '1. ',
  }),
  Fact,
} as const

/** A component of an article, parsed. */
export type ArticleComponent = ComponentNode<typeof components>
/** A node of the text of an article. */
export type ArticleNode = BodyNode<ArticleComponent>
