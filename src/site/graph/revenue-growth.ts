type YearOfRevenue = { year: number; millions: number }

/** Growth over the year before, in whole percent, from the second year on. */
export const growthOf = (years: readonly YearOfRevenue[]) =>
  years.slice(1).map(({ year, millions }, index) => {
    // `slice` begins at the second year, so the year before is the one at the same index.
    const before = years[index]?.millions ?? millions
    return { label: String(year), value: Math.round((millions / before - 1) * 100) }
  })
