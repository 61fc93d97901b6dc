import { itemAt } from '../../../engine/lib/items'
import { area, type Pen, type Places, rounds, strokes } from './pen'
import { CLOTHS, INK, LINEN, PAPER, SKINS, TIE } from './pigments'

const SHOULDERS = '-22,98 -40,110 -84,124 -112,142 -122,170 132,170 122,140 92,122 56,108 40,96'

/** Shoulders are links of a net, as in all drawings of this site: lines between points. */
const LINKS = '-92,131 -60,122 -70,146 -92,131 / -70,146 -44,150 -60,122 / 102,130 72,120 84,144 102,130 / 84,144 58,150 72,120'
const JOINTS = '-60,122 / -70,146 / -44,150 / 72,120 / 84,144 / 58,150'

const net = (pen: Pen, color: string) =>
  strokes(pen, LINKS, { color, width: 1.2, opacity: '.55' }) + rounds(pen, JOINTS, { color, width: 5 })

const SHIRT = '-22,98 -8,170 34,170 44,98 10,116'
const BACK_OF_COLLAR = '-26,90 10,108 46,88 44,120 -20,120'
const KNOT = '2,122 14,122 17,132 20,170 2,170 1,132'
const LAPELS = '-24,94 -34,112 -14,170 0,170 8,140 -14,118 / 42,92 56,110 50,170 20,170 8,140 32,118'
const LAPEL_EDGES = '-30,106 -40,124 -22,130 -8,170 / 50,104 64,122 46,130 30,170'
const COLLAR_EDGES = '-24,96 -8,128 8,116 / 42,94 28,128 14,116'

/** Jacket and shirt, with or without a tie. The cloth is dark: a suit of pale cloth would look like a blouse. */
function suit(pen: Pen, cloth: string): string {
  return (
    area(pen, `${SHOULDERS} 10,150`, { color: cloth }) +
    area(pen, BACK_OF_COLLAR, { color: LINEN }) +
    area(pen, SHIRT, { color: PAPER }) +
    (pen.look.dress === 'tie' ? area(pen, KNOT, { color: TIE }) : '') +
    area(pen, LAPELS, { color: INK }) +
    strokes(pen, COLLAR_EDGES, { color: INK, width: 1.6 }) +
    strokes(pen, LAPEL_EDGES, { color: PAPER, width: 1.3, opacity: '.7' }) +
    net(pen, PAPER)
  )
}

const shirt = (pen: Pen): string =>
  area(pen, SHOULDERS, { color: PAPER }) +
  area(pen, '-22,94 -30,106 -12,132 10,116 / 42,92 54,106 32,132 10,116', { color: LINEN }) +
  strokes(pen, '-22,94 -30,106 -12,132 10,116 32,132 54,106 42,92 / 10,116 12,170', { color: INK, width: 2 }) +
  net(pen, INK)

/** Seams of clothes without a collar. */
const SEAMS: Readonly<Record<'knit' | 'rollneck' | 'blouse', Places>> = {
  knit: '-24,100 -12,118 10,124 32,118 44,98 / -29,103 -14,124 10,131 36,124 50,101',
  rollneck: '-28,104 -4,113 22,112 46,103',
  blouse: '-27,101 4,152 48,99',
}
const ROLL = '-26,84 -28,104 46,104 46,80 20,92 -4,94'
const OPEN_NECK = '-24,97 4,146 44,96 30,90 -14,90'

/** What a person wears below the neck. */
export function dress(pen: Pen): string {
  const { dress: kind, skin } = pen.look
  const [cloth, line] = itemAt(CLOTHS, Math.floor(pen.random() * CLOTHS.length))
  if (kind === 'suit' || kind === 'tie') return suit(pen, line === PAPER ? cloth : INK)
  if (kind === 'shirt') return shirt(pen)
  return (
    area(pen, kind === 'rollneck' ? `${SHOULDERS} / ${ROLL}` : SHOULDERS, { color: cloth }) +
    (kind === 'blouse' ? area(pen, OPEN_NECK, { color: SKINS[skin][0] }) : '') +
    strokes(pen, SEAMS[kind], { color: line, width: 1.6 }) +
    net(pen, line)
  )
}
