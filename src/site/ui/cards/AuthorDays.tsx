type AuthorDaysProps = {
  /** The first and the last day of the time line of all rows, as text. */
  ends: readonly [string, string]
}

/** The ends of the time line that rows of authors share. Decorative, since rows say since when each of them has been writing. */
export const AuthorDays = ({ ends }: AuthorDaysProps) => (
  <p className="author-days" aria-hidden="true">
    {ends.map((end) => (
      <span key={end}>{end}</span>
    ))}
  </p>
)
