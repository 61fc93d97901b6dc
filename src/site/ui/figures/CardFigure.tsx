import { wholeParts } from '../layout/whole-parts'

/** A figure of a text, and words that continue it. */
export type OneFigure = { value: string; says: string }

/** A figure of a text, large on its card. */
export const CardFigure = ({ value, says }: OneFigure) => (
  <p className="card-figure">
    <b>{value}</b> {wholeParts(says)}
  </p>
)
