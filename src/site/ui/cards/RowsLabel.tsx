/** The title of a group of rows, next to them in wide windows. */
export const RowsLabel = ({ id, title }: { id: string; title: string }) => (
  <h3 className="c3 small rows-label" id={id}>
    {title}
  </h3>
)
