import type { PulledFigure } from '../../graph/pulled-figures'

/** A figure or a sentence in the margin of a long text, beside its paragraph, which says it already: it is only seen, and is not in the text of the page. */
export const PulledNote = ({ figure, sentence }: PulledFigure) => (
  <i className="pulled-note" aria-hidden="true" data-figure={figure} data-says={sentence} />
)
