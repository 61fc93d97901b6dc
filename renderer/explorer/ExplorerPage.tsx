import { ChangeTable } from './ChangeTable'
import { FactTable } from './FactTable'
import { FileDetails } from './FileDetails'
import { FileTable } from './FileTable'
import { Filters } from './Filters'
import { countsOf, foldersOf, matchingCounts } from './filter'
import type { Explorer } from './model'
import { PageTable } from './PageTable'
import { ProblemList } from './ProblemList'
import { CloseLink, count, EmptyState } from './parts'
import { addressOf, keysOf, type Query, VIEWS, type View } from './query'
import { Status } from './Status'

type Input = { explorer: Explorer; query: Query }

const views = {
  files: FileTable,
  problems: ProblemList,
  facts: FactTable,
  pages: PageTable,
  changes: ChangeTable,
} as const satisfies Record<View, unknown>

/** The page of the explorer. The script replaces elements with `data-live` when the query or the content changes. */
export function ExplorerPage({ explorer, query }: Input) {
  const chosen = explorer.files.find(({ file }) => file === query.file)
  const Shown = views[query.view]
  return (
    <div className="explorer" data-live="page" data-open={query.file === '' ? undefined : ''} data-view={query.view}>
      <a className="skip" href="#list">
        Skip to the list
      </a>
      <header className="top">
        <h1>
          <a href={addressOf({})}>Content</a>
        </h1>
        <div data-live="status">
          <Status explorer={explorer} />
        </div>
        <nav aria-label="Views" data-live="tabs">
          <Tabs explorer={explorer} query={query} />
        </nav>
      </header>
      {query.view === 'files' && (
        <nav className="folders" aria-label="Folders" data-live="folders">
          <Folders explorer={explorer} query={query} />
        </nav>
      )}
      <main>
        <section className="list" id="list" tabIndex={-1} aria-label={VIEWS[query.view]}>
          <Filters query={query} />
          <p className="found" role="status" data-live="found">
            {foundText(explorer, query)}
          </p>
          <div data-live="results">
            <Shown explorer={explorer} query={query} />
          </div>
        </section>
        <section className="details" aria-label="File" data-live="details">
          {chosen && <FileDetails file={chosen} explorer={explorer} query={query} />}
          {!chosen && query.file !== '' && (
            <>
              <EmptyState>There is no file {query.file}.</EmptyState>
              <p className="actions">
                <CloseLink query={query} />
              </p>
            </>
          )}
        </section>
      </main>
    </div>
  )
}

const NOUNS = { files: 'file', problems: 'problem', facts: 'fact', pages: 'page', changes: 'change' } as const satisfies Record<
  View,
  string
>

/** How many items are shown, of how many. Its element is never replaced as a whole, so that screen readers announce the change. */
function foundText(explorer: Explorer, query: Query): string {
  const [found, all] = [matchingCounts(explorer, query)[query.view], countsOf(explorer)[query.view]]
  if (query.view === 'pages' && all === 0) return ''
  const whole = count(all, NOUNS[query.view])
  return found === all ? whole : `${found} of ${whole}`
}

function Tabs({ explorer, query }: Input) {
  const counts = countsOf(explorer)
  return (
    <ul>
      {keysOf(VIEWS).map((view) => (
        <li key={view}>
          <a href={addressOf({ view })} aria-current={query.view === view ? 'page' : undefined}>
            {VIEWS[view]} <span className="amount">{view === 'pages' && explorer.pagesState === 'measuring' ? '…' : counts[view]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Folders({ explorer, query }: Input) {
  const link = (folder: string) => ({
    href: addressOf({ ...query, folder }),
    'aria-current': query.folder === folder ? ('true' as const) : undefined,
  })
  return (
    <ul>
      <li>
        <a {...link('')}>
          All files <span className="amount">{explorer.files.length}</span>
        </a>
      </li>
      {foldersOf(explorer)
        .filter(({ name }) => name !== '')
        .map(({ name, count: amount, wrong }) => (
          <li key={name}>
            <a {...link(name)}>
              {name} {wrong > 0 && <span className="mark error">{wrong} with errors</span>}
              <span className="amount">{amount}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
