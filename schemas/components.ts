import * as z from 'zod'
import { fieldMeta, label, sentence, text } from '../src/engine/schema/fields'

/** A list such as `one: 1; two: 2`, as what stands before and after each colon. */
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

/** The key of a fact, or of its word: `offices.word`. */
const factName = () => {
  const field = z.string()
  fieldMeta.add(field, { kind: 'ref', target: 'facts' })
  return field
}

/** The components that an article may use, each with its attributes. In MDX every attribute is a plain string. */
export const components = {
  Callout: z.strictObject({
    tone: z.enum(['note', 'good', 'bad']).default('note').describe('Advice, success or warning.'),
    title: label.optional().describe('First words, in bold.'),
  }),
  Figure: z.strictObject({ caption: sentence.describe('Under the table or list that it holds.') }),
  Quote: z.strictObject({ by: label.describe('Who said it.'), role: label.optional().describe('Position and company.') }),
  Stats: z
    .strictObject({
      items: figures.optional().describe('Figures, such as `62: systems reviewed; 81%: paid back`.'),
      facts: names.optional().describe('Keys of facts, such as `clients, countries`.'),
    })
    .refine((value) => (value.items === undefined) !== (value.facts === undefined), 'takes either items or facts'),
  BarChart: z.strictObject({
    caption: sentence.describe('Unit, period and source.'),
    unit: text(12).default('').describe('After each value, such as `%`.'),
    items: numbers.describe('Bars from the top, such as `Intake: 81; Chat: 17`. The first is lit.'),
  }),
  Steps: z.strictObject({}),
  Fact: z.strictObject({ name: factName().describe('Key of the fact.') }),
} as const satisfies Record<string, z.ZodType>

export type ComponentName = keyof typeof components

/** Components that stand on their own; all others need something between their tags. */
export const childless: ReadonlySet<ComponentName> = new Set<ComponentName>(['Stats', 'BarChart', 'Fact'])

/** Attributes of a component as its schema gives them. */
export type ComponentProps<Name extends ComponentName> = z.output<(typeof components)[Name]>
