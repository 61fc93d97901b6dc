import type { Shape } from '../../art/shapes'

/** Where a frame is: in a list, large as the first card of a list, or at the start of a page. */
export type Place = 'card' | 'feature' | 'head'

/** Width and aspect ratio of a frame, from a minimum window width. */
type Step = { from: string; width: string; ratio: number }

const step = (from: string, width: string, ratio: number): Step => ({ from, width, ratio })
const WIDE = 16 / 10

/** Sizes of frames as in the styles, from wide windows to narrow ones: a browser chooses a file before layout. */
const STEPS: Readonly<Partial<Record<Shape | 'feature', readonly Step[]>>> = {
  wide: [step('72rem', 'clamp(26rem, 28vw, 34rem)', WIDE), step('48rem', '46vw', WIDE), step('', '92vw', WIDE)],
  feature: [step('90rem', 'clamp(46rem, 49vw, 58rem)', WIDE), step('60rem', '54vw', WIDE), step('', '92vw', WIDE)],
  panorama: [step('60rem', '46vw', WIDE), step('48rem', '92vw', 21 / 8), step('', '92vw', WIDE)],
  side: [step('90rem', 'clamp(33rem, 35vw, 42rem)', 5 / 4), step('60rem', '38vw', 5 / 4), step('', '92vw', 5 / 4)],
  cell: [step('64rem', '30rem', 1), step('', '92vw', 2)],
  cover: [step('', '9rem', 3 / 4)],
  portrait: [step('', '7.5rem', 1)],
}

export type SizesInput = {
  shape: Shape
  place: Place
  /** Width divided by height of the picture. */
  ratio: number
}

/**
 * The `sizes` attribute of a picture: the width at which it is drawn, which is larger than that of its frame if the frame crops its sides.
 * For lazy pictures `auto` comes first: they load after the layout, so browsers can measure them.
 */
export function sizesOf({ shape, place, ratio }: SizesInput): string {
  const steps = STEPS[place === 'feature' ? 'feature' : shape] ?? STEPS.wide ?? []
  const sizes = steps.map((one) => {
    const width = ratio > one.ratio * 1.05 ? `calc(${one.width} * ${(ratio / one.ratio).toFixed(2)})` : one.width
    return one.from === '' ? width : `(min-width: ${one.from}) ${width}`
  })
  return [...(place === 'head' ? [] : ['auto']), ...sizes].join(', ')
}
