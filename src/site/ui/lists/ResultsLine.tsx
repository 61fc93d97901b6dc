type ResultsLineProps = {
  /** Sentence with `{n}` for the number. */
  template: string
  /**
   * Undefined while there is no search. An empty element is rendered then, because screen readers only announce changes of an existing
   * element.
   */
  count?: number | undefined
  /** Text that the filters add to the sentence. */
  detail?: string
  /** Text to show until the number is known. */
  waiting?: string | undefined
}

/** The number of results of a list, and the filters (specification, 5.3). An `<output>`, so that changes are announced. */
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
