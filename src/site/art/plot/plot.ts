import { statedIn, statingSeed } from '../seed'

/** The ways to draw two values, by what they are of. The word is part of seeds. */
export const PLOT_FORMS = ['bars', 'blocks', 'hundred', 'dial', 'coil', 'swarm'] as const

export type PlotForm = (typeof PLOT_FORMS)[number]

/** What a plot draws: how, and a value before and after. */
export type Plot = { form: PlotForm; before: number; after: number }

/** In place of a decimal point, which no address of a drawing has. */
const POINT = 'd'

const written = (value: number) => String(value).replace('.', POINT)
const read = (text: string | undefined) => Number((text ?? '').replace(POINT, '.'))
const isForm = (name: string | undefined): name is PlotForm => PLOT_FORMS.some((form) => form === name)

/** The seed of a plot: the slug and the values, so that the address of a drawing says all that it shows. */
export const plotSeed = (slug: string, { form, before, after }: Plot): string =>
  statingSeed(slug, [form, written(before), written(after)].join('-'))

/** What a seed plots. One that states nothing gets bars of equal length. */
export function plotOf(seed: string): Plot {
  const [form, before, after] = statedIn(seed).split('-')
  return isForm(form) ? { form, before: read(before), after: read(after) } : { form: 'bars', before: 1, after: 1 }
}
