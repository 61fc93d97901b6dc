import { EXPLORER } from '../../src/engine/routes/explorer'
import type { Explorer } from './model'
import { ProblemList } from './ProblemList'
import { queryOf } from './query'
import { Status } from './Status'

/** The page that is shown instead of every other one while there is no valid content: the list of all problems. */
export function WaitingPage({ explorer }: { explorer: Explorer }) {
  const query = queryOf(new URLSearchParams({ view: 'problems' }))
  return (
    <div className="explorer">
      <header className="top">
        <h1>No page yet</h1>
        <div role="status" data-live="status">
          <Status explorer={explorer} />
        </div>
        <nav aria-label="Content">
          <a href={EXPLORER}>Content explorer</a>
        </nav>
      </header>
      <main>
        <section className="list" aria-label="Problems">
          <p className="found">Fix the errors and save; this page then loads by itself.</p>
          <noscript>
            <p className="found">Without JavaScript, reload the page.</p>
          </noscript>
          <div data-live="problems">
            <ProblemList explorer={explorer} query={query} />
          </div>
        </section>
      </main>
    </div>
  )
}
