import * as z from 'zod'
import { distinct, text } from '../src/engine/schema/fields'

type Numbers = readonly number[]

/**
 * A form of a picture: the numbers that it takes, in words and by their least and greatest count, and a rule for them that JSON Schema
 * cannot express.
 */
type Form = {
  takes: string
  least: number
  most: number
  fits?: (numbers: Numbers) => boolean
  /** How many marks of that many numbers can be named; undefined if none. */
  named?: (count: number) => number
}

const firstIsMost = ([first = 0, ...others]: Numbers) => others.every((number) => number <= first)
const even = (numbers: Numbers) => numbers.length % 2 === 0
/** In each pair, the first number is a part of the second. */
const partsOfPairs = (numbers: Numbers) =>
  even(numbers) && numbers.every((number, index) => index % 2 === 1 || number <= (numbers[index + 1] ?? 0))
const two = (takes: string) => ({ takes, least: 2, most: 2 })
const each = (count: number) => count
const halfOf = (count: number) => count / 2

/** Forms of pictures of texts; `src/site/art/tally` and `src/site/art/plot` draw them. */
const FORMS = {
  map: { takes: 'latitude and longitude of each place in turn', least: 2, most: 12, fits: even, named: halfOf },
  pair: { ...two('the size of both parties'), named: each },
  ring: { takes: 'how many parts the whole has', least: 1, most: 1 },
  rows: { ...two('all, and how many of them are done'), fits: firstIsMost },
  funnel: { takes: 'how many there were in each round but the last', least: 1, most: 6, named: (count) => count + 1 },
  shares: {
    takes: 'the whole, and then its parts, none larger than the whole',
    least: 2,
    most: 12,
    fits: firstIsMost,
    named: (count) => count - 1,
  },
  spans: { takes: 'lengths of time, in days', least: 2, most: 12, named: each },
  stacks: { takes: 'the amounts of each item on both sides in turn', least: 4, most: 12, fits: even, named: (count) => count / 2 + 2 },
  circles: { takes: 'how many stand on each circle, from the outermost', least: 2, most: 6, named: each },
  groups: { takes: 'of each group how many were met, and how many there are', least: 4, most: 12, fits: partsOfPairs, named: halfOf },
  outcomes: { takes: 'how many were finished, were stopped with a part left, and failed', least: 3, most: 3 },
  sheet: { takes: 'the values of a column, where 0 is an empty cell', least: 3, most: 9 },
  team: {
    takes: 'the number of people, the number of their systems, and the number of retired systems',
    least: 3,
    most: 3,
  },
  bars: { ...two('two values that are compared'), named: each },
  blocks: two('two values that are compared'),
  hundred: { ...two('two percentages'), fits: (numbers) => numbers.every((number) => number <= 100) },
  dial: two('two lengths of time'),
  coil: { ...two('two percentages'), fits: (numbers) => numbers.every((number) => number <= 100) },
  swarm: two('how many there are, and how many of them count'),
} as const satisfies Record<string, Form>

type FormName = keyof typeof FORMS

const names = Object.keys(FORMS) as [FormName, ...FormName[]]

const listed = names.map((name) => `\`${name}\`: ${FORMS[name].takes}`).join('; ')

const namedForms = names
  .filter((name) => 'named' in FORMS[name])
  .map((name) => `\`${name}\``)
  .join(', ')

const countOf = ({ least, most }: Form) =>
  least === most ? `${least} ${least === 1 ? 'number' : 'numbers'}` : `${least} to ${most} numbers`

const fits = (form: Form, name: string, numbers: Numbers) =>
  numbers.length >= form.least &&
  numbers.length <= form.most &&
  (name === 'map' || numbers.every((number) => number >= 0)) &&
  (form.fits?.(numbers) ?? true)

const fields = {
  form: z.enum(names).describe('The form of the drawing, which determines the numbers needed.'),
  numbers: z.array(z.number().min(-180).max(4000)).min(1).max(12).describe(`Numbers from the text. ${listed}.`),
  caption: text(160).optional().describe('Caption of the picture at the head of the page: what it plots, with the numbers.'),
}

type Drawn = { form: FormName; numbers: Numbers }

function fitting({ form, numbers }: Drawn, context: z.core.$RefinementCtx) {
  const rule: Form = FORMS[form]
  if (fits(rule, form, numbers)) return
  context.addIssue({
    code: 'custom',
    path: ['numbers'],
    input: numbers,
    message: `does not fit \`${form}\`, which takes ${rule.takes}: ${countOf(rule)}`,
  })
}

/** A picture made from numbers of the text next to it, and its description in words. Errors name the numbers that its form takes. */
export const captionedTally = z.strictObject(fields).superRefine(fitting)

function labelled({ form, numbers, labels }: Drawn & { labels?: readonly string[] | undefined }, context: z.core.$RefinementCtx) {
  if (labels === undefined) return
  const rule: Form = FORMS[form]
  const most = rule.named?.(numbers.length)
  if (labels.length === most) return
  const takes = most === undefined ? 'whose marks have no names' : `which has ${most} marks to name`
  context.addIssue({ code: 'custom', path: ['labels'], input: labels, message: `does not fit \`${form}\`, ${takes}` })
}

/** Like `captionedTally`, for an article: the marks of the picture at the head of its page have names. */
export const namedTally = z
  .strictObject({
    ...fields,
    labels: distinct(z.array(text(36)).min(1).max(12))
      .optional()
      .describe(`Names of its marks at the head of the page, in the order of the numbers, for ${namedForms}.`),
  })
  .superRefine(fitting)
  .superRefine(labelled)
