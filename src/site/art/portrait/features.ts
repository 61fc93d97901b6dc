import { area, type Pen, rounds, strokes } from './pen'
import { BROWS, DARK_LINE, INK, isDark, LIPS, PAPER, SKINS } from './pigments'

const LIDS = '2,1 7,-4 15,-5 22,1 / -32,0 -28,-4 -22,-4 -17,1'
const WHITES = '3,1 8,-4 15,-4 21,1 12,3 / -31,0 -27,-4 -22,-4 -18,1 -25,3'
const SOCKETS = '0,-3 10,-9 24,-4 20,2 6,3 / -33,-2 -26,-8 -16,-3 -18,2 -30,2'

/** Wrinkles by age: next to the mouth and below the near eye, then below the far one, on cheek and forehead. */
const WRINKLES = {
  young: '',
  middle: ' / 4,26 11,36 14,44 / 5,8 13,10 20,7',
  old: ' / 4,26 11,36 14,44 / 5,8 13,10 20,7 / -24,28 -26,40 / -30,8 -25,9 -19,7 / -22,-33 0,-35 20,-32 / -18,-41 2,-43 16,-41',
} as const

/** Eyes, brows, nose and mouth. Heights of brows, nose and mouth differ from face to face, so that no two look alike. */
export function features(pen: Pen): string {
  const { skin, face, age, color } = pen.look
  const shade = SKINS[skin][1]
  const ink = isDark(skin) ? DARK_LINE : INK
  const isFine = face === 'fine' || face === 'round'
  const between = (from: number, to: number) => from + Math.round(pen.random() * (to - from))
  const lift = between(-2, 3)
  const tip = between(22, 27)
  const mouth = between(44, 48)
  const corner = mouth - between(0, 2)
  const lips = isFine
    ? `-20,${corner} -13,${mouth - 4} -9,${mouth - 2.5} -4,${mouth - 4} 10,${corner} -2,${mouth + 7} -13,${mouth + 7}`
    : `-18,${mouth + 1} 9,${mouth + 1} -2,${mouth + 6} -12,${mouth + 6}`
  const brows = `1,${-14 - lift} 11,${-18 - lift} 25,${-13 - lift} / -17,${-14 - lift} -25,${-17 - lift} -33,${-11 - lift}`
  const nose = `-20,${tip} -16,${tip + 5} -9,${tip + 4} / -2,${tip + 4} 1,${tip}`
  const line = `-21,${corner} -13,${mouth - 1} -9,${mouth + 1} -4,${mouth - 1} 11,${corner}`
  return (
    area(pen, `-8,-12 -2,-4 -5,10 2,${tip + 2} -4,${tip + 6} -16,${tip + 5} -20,${tip} -12,4 / ${SOCKETS}`, { color: shade }) +
    area(pen, lips, { color: isFine && !isDark(skin) ? LIPS : shade }) +
    area(pen, WHITES, { color: PAPER, opacity: '.7' }) +
    strokes(pen, `-9,-10 -12,4 -20,${tip} / -14,${mouth + 10} -2,${mouth + 10}${WRINKLES[age]}`, {
      color: ink,
      width: 1.3,
      opacity: '.7',
    }) +
    strokes(pen, `${LIDS} / ${nose} / ${line}`, { color: ink, width: 2.4 }) +
    strokes(pen, brows, { color: BROWS[color], width: isFine ? 3.4 : 5 }) +
    rounds(pen, '12,-1 / -25,-1', { color: ink, width: 6.5 })
  )
}
