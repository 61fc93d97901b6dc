import * as z from 'zod'
import { defineComponent } from '../../src/engine/schema/component'
import { pairs } from './pairs'

const figures = pairs.transform((items) => items.map(({ before, after }) => ({ value: before, label: after })))

const names = z
  .string()
  .refine(
    (value) => value.split(',').every((name) => name.trim() !== ''),
    'lacks a key: write those of facts, such as `clients, countries`',
  )
  .transform((value) => value.split(',').map((name) => name.trim()))

/** Figures in a row: either written in the text, or facts by their keys. */
export const Stats = defineComponent({
  schema: z
    .strictObject({
      items: figures.optional().describe('Figures, such as `62: systems reviewed; 81%: paid back`.'),
      facts: names.optional().describe('Keys of facts, such as `clients, countries`.'),
    })
    .refine((value) => (value.items === undefined) !== (value.facts === undefined), 'needs either `items` or `facts`, and not both'),
  childless: true,
  facts: ({ facts = [] }) => facts,
  fill: ({ items, facts = [] }, fact) => ({ items: items ?? facts.map(fact) }),
})
