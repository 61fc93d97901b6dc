type ResultsLineProps = {
  /** Sentence with `{n}` where the number stands. */
  template: string
  /** Left out as long as nothing is looked for: the line is empty then, and there, or its first words would not be read aloud. */
  count?: number | undefined
  /** What the filters add to the sentence. */
  detail?: string
}

/** How much a list shows, and what for (specification, 5.3). A status: it is read aloud when it changes. */
export function ResultsLine({ template, count, detail = '' }: ResultsLineProps) {
  if (count === undefined) return <output />
  const [before = '', after = ''] = template.split('{n}')
  return (
    <output className="results-line">
      {before}
      <b>{count}</b>
      {after + detail}
    </output>
  )
}
