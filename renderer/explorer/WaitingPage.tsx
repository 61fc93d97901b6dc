import { EXPLORER } from '../../src/engine/routes/explorer'
import type { Explorer } from './model'
import { ProblemList } from './ProblemList'
import { queryOf } from './query'
import { Status } from './Status'

/** What stands in the place of every page while none can be made: all problems of the content, as the explorer lists them. */
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
          <p className="found">Mend the errors and save: then the page that you asked for comes by itself.</p>
          <noscript>
            <p className="found">Without JavaScript it comes when you load it again.</p>
          </noscript>
          <div data-live="problems">
            <ProblemList explorer={explorer} query={query} />
          </div>
        </section>
      </main>
    </div>
  )
}
