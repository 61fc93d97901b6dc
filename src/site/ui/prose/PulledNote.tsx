import type { PulledFigure } from '../../graph/pulled/pulled-figure'

/**
 * A figure or a sentence of a long text beside its paragraph, or below it where there is no margin. The paragraph says it already: it is
 * only seen, and is not in the text of the page.
 */
export const PulledNote = ({ figure, sentence, tone }: PulledFigure) => (
  <i className={tone ? 'pulled-note art toned' : 'pulled-note'} aria-hidden="true" data-tone={tone} data-says={sentence}>
    {figure && <b data-figure={figure} />}
  </i>
)
