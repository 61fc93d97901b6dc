import { fill } from '../../../engine/lib/text'
import { ResultsCount } from '../../ui/lists/ResultsCount'
import { DebouncedOutput } from './DebouncedOutput'

type ResultsLineProps = {
  /** Sentence with `{n}` for the number. */
  template: string
  /** Undefined while there is no search. */
  count?: number | undefined
  /** What the filters add to the sentence. */
  detail: string
  /** Said instead of a number that is on its way. */
  waiting?: string | undefined
  /** Whether the number is still growing: it is then seen, and what is said is that it is on its way. */
  isGrowing?: boolean
}

/** How many results a list shows, and for which filters (specification, 5.3): seen at once, and read aloud when typing pauses. */
export function ResultsLine({ template, count, detail, waiting = '', isGrowing = false }: ResultsLineProps) {
  const text = count === undefined ? waiting : fill(template, { n: String(count) }) + detail
  return (
    <>
      {text !== '' && (
        <p className="results-line" aria-hidden="true">
          {count === undefined ? (
            waiting
          ) : (
            <>
              <ResultsCount template={template} count={count} />
              {detail}
            </>
          )}
        </p>
      )}
      <DebouncedOutput text={isGrowing ? waiting : text} />
    </>
  )
}
