import type { Part, PulledFigure } from '../../graph/pulled/pulled-figure'
import { dotLines, dotView } from '../charts/dot-lines'

/**
 * A figure or a sentence of a long text next to its paragraph, or below it if there is no margin; not on phones, whose screen has the same
 * words right above it. It repeats the paragraph, so it is only visible: it is not in the text of the page. On a background of a tone, a
 * part of a whole is drawn, too.
 */
export const PulledNote = ({ figure, sentence, tone, part }: PulledFigure) => (
  <i className={tone ? 'pulled-note art toned' : 'pulled-note'} aria-hidden="true" data-tone={tone} data-says={sentence}>
    {figure && <b data-figure={figure} />}
    {part && <PartDots {...part} />}
  </i>
)

/** A dot for each of the whole in a row, so that it has the width of the page; those of the part are large. */
const PartDots = ({ count, whole }: Part) => (
  <svg className="part" viewBox={dotView(whole, whole)} aria-hidden="true">
    <path d={dotLines(0, count, whole)} strokeWidth="0.7" />
    <path d={dotLines(0, whole, whole)} />
  </svg>
)
