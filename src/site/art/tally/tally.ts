import { statedIn, statingSeed } from '../seed'
import { SEATINGS } from './seatings'

/** The forms of tallies. Seeds contain these words. */
export const TALLY_FORMS = [
  'map',
  'pair',
  'ring',
  'rows',
  'funnel',
  'shares',
  'spans',
  'stacks',
  'circles',
  'groups',
  'outcomes',
  'sheet',
  'matrix',
  'crowd',
  'clusters',
  'team',
  'years',
  ...SEATINGS,
] as const

export type TallyForm = (typeof TALLY_FORMS)[number]

/** What a tally shows: its form, and the numbers that it counts or places. */
export type Tally = { form: TallyForm; numbers: readonly number[] }

/** Replacements for signs that addresses of drawings cannot contain. */
const SIGNS = { '.': 'd', '-': 'm' } as const

const written = (value: number) => String(value).replace('.', SIGNS['.']).replace('-', SIGNS['-'])
const read = (text: string) => Number(text.replace(SIGNS['.'], '.').replace(SIGNS['-'], '-')) || 0
const isForm = (name: string | undefined): name is TallyForm => TALLY_FORMS.some((form) => form === name)

/** The seed of a tally: the slug, the form and the numbers, so that the address of a drawing determines what it shows. */
export const tallySeed = (slug: string, { form, numbers }: Tally): string => statingSeed(slug, [form, ...numbers.map(written)].join('-'))

/** The tally that a seed states. A seed that states none gets two parties of equal size. */
export function tallyOf(seed: string): Tally {
  const [form, ...numbers] = statedIn(seed).split('-')
  return isForm(form) ? { form, numbers: numbers.map(read) } : { form: 'pair', numbers: [9, 9] }
}
