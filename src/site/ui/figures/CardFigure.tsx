/** The one figure of a text, and what it is in words that go on from it. */
export type OneFigure = { value: string; says: string }

/** The one figure of a text, large on its card. */
export const CardFigure = ({ value, says }: OneFigure) => (
  <p className="card-figure">
    <b>{value}</b> {says}
  </p>
)
