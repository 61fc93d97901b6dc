import * as z from 'zod'
import { FACT_KEY, partOf, type RefTarget, text } from '../../src/engine/schema/fields'

/** A text that names no other fact. */
const plain = (max: number) => text(max).regex(/^[^{}]*$/, 'holds a brace')

/** What a fact can count: the entries of a collection, or the items of a list in all of them. */
const COUNTED = [
  'services',
  'industries',
  'caseStudies',
  'events',
  'careers',
  'regions',
  'offices',
  'people',
  'technologies',
  'technologies.technologies',
] as const satisfies readonly (RefTarget | `${RefTarget}.${string}`)[]

/** Numbers that more than one page shows: content/site/facts.yaml. Texts name them as `{fact:key}`. */
export const facts = z
  .record(
    z.string().regex(FACT_KEY, 'is not the key of a fact (letters and digits, a lowercase letter first)'),
    z.strictObject({
      value: plain(16).describe('The figure with its unit, such as `200+`.'),
      label: plain(80).describe('What it counts; distinct from every other label.'),
      word: plain(20)
        .optional()
        .describe('The figure as a word, such as `nine`: texts name it as `{fact:key.word}`, or `{fact:key.Word}` at the start.'),
      counts: z.enum(COUNTED).optional().describe('What it counts in content; the value has to be that number.'),
      note: text(160).optional().describe('Period, source or scope.'),
    }),
  )
  .superRefine(
    (declared, context) => {
      const labels = new Map<unknown, string>()
      for (const [key, fact] of Object.entries(declared)) {
        const label = partOf(fact, 'label')
        const other = label === undefined ? undefined : labels.get(label)
        if (other !== undefined)
          context.addIssue({ code: 'custom', path: [key, 'label'], input: label, message: `is also the label of \`${other}\`` })
        labels.set(label, key)
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
