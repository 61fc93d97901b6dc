/** The short names of the first months of the quarters, below a year of dots. */
export const Quarters = ({ months }: { months: readonly string[] }) => (
  <p className="quarters" aria-hidden="true">
    {months.map((month) => (
      <span key={month}>{month}</span>
    ))}
  </p>
)
