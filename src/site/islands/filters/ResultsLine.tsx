type ResultsLineProps = {
  /** Sentence with `{n}` for the number. */
  template: string
  /**
   * Undefined while there is no search. The empty element is rendered all the same, because screen readers only announce
   * changes of an element that exists.
   */
  count?: number | undefined
  /** What the filters add to the sentence. */
  detail?: string
  /** Said instead of a number that is on its way. */
  waiting?: string | undefined
}

/** How many results a list shows, and for which filters (specification, 5.3). An `<output>`, so that changes are announced. */
export function ResultsLine({ template, count, detail = '', waiting }: ResultsLineProps) {
  if (count === undefined) return waiting === undefined ? <output /> : <output className="results-line">{waiting}</output>
  const [before = '', after = ''] = template.split('{n}')
  return (
    <output className="results-line">
      {before}
      <b>{count}</b>
      {after + detail}
    </output>
  )
}
