type ResultsCountProps = {
  /** Sentence with `{n}` for the number. */
  template: string
  count: number
}

/** How many results there are, as a sentence whose number stands out. */
export function ResultsCount({ template, count }: ResultsCountProps) {
  const [before, after] = template.split('{n}')
  return (
    <>
      {before}
      <b>{count}</b>
      {after}
    </>
  )
}
