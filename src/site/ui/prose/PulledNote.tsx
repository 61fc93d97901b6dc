import type { PulledFigure } from '../../graph/pulled/pulled-figure'

/**
 * A figure or a sentence of a long text next to its paragraph, or below it if there is no margin. It repeats the paragraph, so it is only
 * visible: it is not in the text of the page.
 */
export const PulledNote = ({ figure, sentence, tone }: PulledFigure) => (
  <i className={tone ? 'pulled-note art toned' : 'pulled-note'} aria-hidden="true" data-tone={tone} data-says={sentence}>
    {figure && <b data-figure={figure} />}
  </i>
)
