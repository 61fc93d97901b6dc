import { errorsIn } from '../../src/engine/problems/problem'
import type { Explorer, PagesState } from './model'
import { count } from './parts'

const WAITING = {
  measuring: 'Measuring the pages: their data is not complete yet…',
  broken: 'A page could not be rendered, so the data of pages is not complete: the terminal names it.',
  none: 'There are no pages yet: they are made once the content has no errors.',
  old: 'The site, and the data about pages here, are from the last content without errors.',
} as const satisfies Record<Exclude<PagesState, 'current'>, string>

/** The number of problems, the day that content is judged by, and whether the pages are current. */
export function Status({ explorer: { today, problems, pagesState } }: { explorer: Explorer }) {
  const errors = errorsIn(problems).length
  const warnings = problems.length - errors
  return (
    <>
      <p className="status">
        {errors === 0 && warnings === 0 && <span className="state published">No problems</span>}
        {errors > 0 && <span className="state wrong">{count(errors, 'error')}</span>}
        {warnings > 0 && <span className="state warning">{count(warnings, 'warning')}</span>}
        <span>
          as of <time dateTime={today}>{today}</time>
        </span>
      </p>
      {pagesState !== 'current' && (
        <p className={pagesState} data-measuring={pagesState === 'measuring' ? '' : undefined}>
          {WAITING[pagesState]}
        </p>
      )}
    </>
  )
}
