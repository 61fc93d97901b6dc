import { statedIn, statingSeed } from '../seed'

/** What the picture of a news item can be of. The word is part of seeds. */
export const NEWS_FORMS = ['map', 'pair', 'ring', 'rows', 'funnel'] as const

export type NewsForm = (typeof NEWS_FORMS)[number]

/** What the picture of a news item shows: its form, and the numbers of the item that it counts or places. */
export type News = { form: NewsForm; numbers: readonly number[] }

/** In place of signs that no address of a drawing has. */
const SIGNS = { '.': 'd', '-': 'm' } as const

const written = (value: number) => String(value).replace('.', SIGNS['.']).replace('-', SIGNS['-'])
const read = (text: string) => Number(text.replace(SIGNS['.'], '.').replace(SIGNS['-'], '-')) || 0
const isForm = (name: string | undefined): name is NewsForm => NEWS_FORMS.some((form) => form === name)

/** The seed of a picture: the slug, the form and the numbers, so that the address of a drawing says all that it shows. */
export const newsSeed = (slug: string, { form, numbers }: News): string => statingSeed(slug, [form, ...numbers.map(written)].join('-'))

/** What a seed shows. One that states nothing gets two parties of equal size. */
export function newsOf(seed: string): News {
  const [form, ...numbers] = statedIn(seed).split('-')
  return isForm(form) ? { form, numbers: numbers.map(read) } : { form: 'pair', numbers: [9, 9] }
}
