import { statedIn, statingSeed } from '../seed'

/** The ways to draw two values. Seeds contain these words. */
export const PLOT_FORMS = ['bars', 'blocks', 'hundred', 'dial', 'coil', 'swarm'] as const

export type PlotForm = (typeof PLOT_FORMS)[number]

/** What a plot draws: how, and a value before and after. */
export type Plot = { form: PlotForm; before: number; after: number }

/** Replaces the decimal point, which addresses of drawings cannot contain. */
const POINT = 'd'

const written = (value: number) => String(value).replace('.', POINT)
const read = (text: string | undefined) => Number((text ?? '').replace(POINT, '.'))
const isForm = (name: string | undefined): name is PlotForm => PLOT_FORMS.some((form) => form === name)

/** The seed of a plot: the slug and the values, so that the address of a drawing determines what it shows. */
export const plotSeed = (slug: string, { form, before, after }: Plot): string =>
  statingSeed(slug, [form, written(before), written(after)].join('-'))

/** The plot that a seed states. A seed that states none gets bars of equal length. */
export function plotOf(seed: string): Plot {
  const [form, before, after] = statedIn(seed).split('-')
  return isForm(form) ? { form, before: read(before), after: read(after) } : { form: 'bars', before: 1, after: 1 }
}
