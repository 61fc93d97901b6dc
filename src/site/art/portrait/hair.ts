import { CUTS } from './cuts'
import { area, type Pen, rounds, strokes } from './pen'
import { HAIR, PAPER, SCARF, STRANDS } from './pigments'

/** Hair or a scarf behind the head. */
export function hairBehind(pen: Pen): string {
  const { hair, color } = pen.look
  const { back } = CUTS[hair]
  return back ? area(pen, back, { color: hair === 'headscarf' ? SCARF[1] : HAIR[color] }) : ''
}

/** Hair or a scarf in front of the head, with its strands or folds as hairlines. */
export function hairBefore(pen: Pen): string {
  const { hair, color } = pen.look
  const { front, strands, locs } = CUTS[hair]
  const [fill, line] = hair === 'headscarf' ? [SCARF[0], PAPER] : [HAIR[color], STRANDS[color]]
  return (
    area(pen, front, { color: fill }) +
    (locs ? rounds(pen, locs, { color: fill, width: 12 }) + strokes(pen, locs, { color: line, width: 1.2, opacity: '.45' }) : '') +
    (strands ? strokes(pen, strands, { color: line, width: 1.3, opacity: '.55' }) : '')
  )
}
