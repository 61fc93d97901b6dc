import { StillOutput } from './StillOutput'

type ResultsLineProps = {
  /** Sentence with `{n}` for the number. */
  template: string
  /** Undefined while there is no search. */
  count?: number | undefined
  /** What the filters add to the sentence. */
  detail?: string
  /** Said instead of a number that is on its way. */
  waiting?: string | undefined
}

/** How many results a list shows, and for which filters (specification, 5.3): seen at once, and read aloud when typing pauses. */
export function ResultsLine({ template, count, detail = '', waiting = '' }: ResultsLineProps) {
  const [before = '', after = ''] = template.split('{n}')
  const text = count === undefined ? waiting : before + count + after + detail
  return (
    <>
      {text !== '' && (
        <p className="results-line" aria-hidden="true">
          {count === undefined ? (
            waiting
          ) : (
            <>
              {before}
              <b>{count}</b>
              {after + detail}
            </>
          )}
        </p>
      )}
      <StillOutput text={text} />
    </>
  )
}
