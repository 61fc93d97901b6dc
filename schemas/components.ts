import * as z from 'zod'
import type { BodyNode, ComponentNode } from '../src/engine/schema/body'
import { defineComponent, Fact } from '../src/engine/schema/component'
import { label, sentence, text } from '../src/engine/schema/fields'

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

const numbers = pairs.transform((items, context) => {
  const rows = items.map(({ before, after }) => ({
    label: before,
    value: /^\d{1,9}(?:\.\d{1,3})?$/.test(after) ? Number(after) : Number.NaN,
  }))
  if (rows.some((row) => Number.isNaN(row.value))) {
    context.addIssue({ code: 'custom', message: 'has a value that is not a number from 0' })
    return z.NEVER
  }
  return rows
})

const names = z.string().transform((value) => value.split(',').map((name) => name.trim()))

/** The components that articles may use, with their attributes. */
export const components = {
  Callout: defineComponent({
    schema: z.strictObject({
      tone: z.enum(['note', 'good', 'bad']).default('note').describe('Advice, success or warning.'),
      title: label.optional().describe('First words, in bold.'),
    }),
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
    schema: z.strictObject({
      caption: sentence.describe('Unit, period and source.'),
      unit: text(12).default('').describe('After each value, such as `%`.'),
      items: numbers.describe('Bars from the top, such as `Intake: 81; Chat: 17`. The first is lit.'),
    }),
    childless: true,
  }),
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
