import type { Look } from './look'
import { area, type Pen, type Places, strokes } from './pen'
import { INK, SKINS } from './pigments'

/** How much wider the near half of a jaw is than that of an average face. */
const JAWS: Readonly<Record<Look['face'], number>> = { fine: -5, round: 2, long: -3, strong: 4 }

export const jawOf = ({ look }: Pen): number => JAWS[look.face]

/** The edge of the face from the chin up the near cheek, or that of a beard that hangs `below` the chin. */
const nearCheek = (jaw: number, below: number): Places => `4,${74 + below} ${20 + jaw},${66 + below / 2} ${39 + jaw},42 46,14`

/** The edge of the face, or of a beard, from the far cheek around the chin to the near one. */
export const jawline = (jaw: number, below = 0): Places =>
  `${-35 - jaw / 2 - Math.sign(below)},38 ${-24 - jaw / 2},${60 + below / 2} -13,${72 + below} ${nearCheek(jaw, below)}`

/** Engraved lines in the shade of the cheek, up to its edge. */
const hatches = (jaw: number): Places =>
  `30,10 46,4 / 32,15 45,10 / 29,22 44,16 / 27,29 ${42 + jaw * 0.3},23 / 24,36 ${41 + jaw * 0.6},30 / ` +
  `21,43 ${39 + jaw * 0.8},36 / 18,50 ${36 + jaw},43 / 16,57 ${30 + jaw},51`

/** Neck, ear and face, in two flat tones: light falls on the far side, and the near one is in shade. */
export function head(pen: Pen): string {
  const [light, shade] = SKINS[pen.look.skin]
  const jaw = jawOf(pen)
  const neck = pen.look.face === 'fine' ? 0 : 5
  return (
    area(pen, `${-14 - neck},50 ${-18 - neck},118 ${44 + neck},118 ${36 + neck},40 / 45,-8 53,-13 58,-6 54,14 47,20`, { color: shade }) +
    area(pen, `${-14 - neck},86 ${-16 - neck},118 18,118 10,96`, { color: light }) +
    area(pen, `-37,-38 -39,-15 -36,-3 -39,12 ${jawline(jaw)} 49,-12 48,-36 32,-58 6,-66 -20,-60`, { color: light }) +
    area(pen, `36,-54 34,-20 28,-4 33,12 22,36 16,56 2,66 ${nearCheek(jaw, 0)} 49,-12 48,-36`, { color: shade }) +
    strokes(pen, hatches(jaw), { color: INK, width: 1, opacity: '.5' })
  )
}
