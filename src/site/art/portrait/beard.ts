import { jawline, jawOf } from './head'
import { area, type Pen } from './pen'
import { HAIR, SKINS } from './pigments'

const MOUSTACHE = '-22,44 -19,37 -9,34 -3,35 9,38 14,46 2,43 -9,41 -17,43'
/** The lower lip, which a beard leaves uncovered. */
const LIP = '-20,46 -12,42 -4,42 10,46 -2,53 -13,53'
/** How far a beard reaches below the chin. */
const LENGTHS = { stubble: 0, short: 2, full: 12 } as const

/** Hair on cheeks, lip and chin. */
export function beard(pen: Pen): string {
  const { beard: kind, color, skin } = pen.look
  if (kind === 'none') return ''
  if (kind === 'moustache') return area(pen, MOUSTACHE, { color: HAIR[color] })
  const jaw = jawOf(pen)
  const cheeks = `46,10 40,26 28,38 14,38 -3,35 -9,34 -19,37 -30,34 ${-37 - jaw / 4},24 ${jawline(jaw, LENGTHS[kind])}`
  if (kind === 'stubble') return area(pen, cheeks, { color: HAIR[color], opacity: '.18' })
  return area(pen, cheeks, { color: HAIR[color] }) + area(pen, LIP, { color: SKINS[skin][1] })
}
