import type { Shape } from '../../art/shapes'

/** Where a frame stands: in a list, large at the head of a list, at the head of a page. */
export type Place = 'card' | 'feature' | 'head'

/** How wide a frame is from some width of the window on, and its proportion there. */
type Step = { from: string; width: string; ratio: number }

const step = (from: string, width: string, ratio: number): Step => ({ from, width, ratio })
const WIDE = 16 / 10

/** Frames as the styles make them, from wide windows to narrow ones: a browser chooses a file before it has a layout. */
const STEPS: Readonly<Partial<Record<Shape | 'feature', readonly Step[]>>> = {
  wide: [step('72rem', '26rem', WIDE), step('48rem', '46vw', WIDE), step('', '92vw', WIDE)],
  feature: [step('90rem', '46rem', WIDE), step('60rem', '54vw', WIDE), step('', '92vw', WIDE)],
  panorama: [step('90rem', '82.5rem', 21 / 8), step('48rem', '92vw', 21 / 8), step('', '92vw', 3 / 2)],
  side: [step('90rem', '33rem', 5 / 4), step('60rem', '38vw', 5 / 4), step('', '92vw', 5 / 4)],
  cell: [step('64rem', '30rem', 1), step('', '92vw', 2)],
  cover: [step('', '9rem', 3 / 4)],
  portrait: [step('', '7.5rem', 1)],
}

export type SizesInput = { shape: Shape; place: Place /** Width over height of the picture. */; ratio: number }

/**
 * What `sizes` says of a picture: how wide it is drawn, which is wider than its frame where the frame crops its sides. A lazy
 * picture has a layout by the time it loads, and browsers that can measure it.
 */
export function sizesOf({ shape, place, ratio }: SizesInput): string {
  const steps = STEPS[place === 'feature' ? 'feature' : shape] ?? STEPS.wide ?? []
  const sizes = steps.map((one) => {
    const width = ratio > one.ratio * 1.05 ? `calc(${one.width} * ${(ratio / one.ratio).toFixed(2)})` : one.width
    return one.from === '' ? width : `(min-width: ${one.from}) ${width}`
  })
  return [...(place === 'head' ? [] : ['auto']), ...sizes].join(', ')
}
