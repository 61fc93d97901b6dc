import { placeOf } from '../../src/engine/problems/format'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { shownProblems } from '../../src/engine/problems/shown-problems'
import { matchingProblems } from './filter'
import type { Explorer } from './model'
import { EditorLink, EmptyState, FileLink } from './parts'
import { problemText } from './problem-text'
import type { Query } from './query'

/** A line of a source frame: one with a line number, or the one with the caret. */
const FRAME = /^\s*>?\s*\d* \|/

/** Splits the text of a problem at its source frame, whose lines must not wrap. */
function partsOf(text: string): [before: string, frame: string, after: string] {
  const lines = text.split(/(?<=\n)/)
  const isFrame = lines.map((line) => FRAME.test(line))
  const [first, last] = [isFrame.indexOf(true), isFrame.lastIndexOf(true)]
  if (first === -1) return [lines[0] ?? '', '', lines.slice(1).join('')]
  return [lines.slice(0, first).join(''), lines.slice(first, last + 1).join(''), lines.slice(last + 1).join('')]
}

/** A problem with the text that the terminal shows, and a link that opens its line in an editor. */
export function ProblemText({ item, explorer }: { item: SiteProblem; explorer: Explorer }) {
  const [before, frame, after] = partsOf(problemText(item, explorer))
  // An element that scrolls has to be focusable, or it cannot be scrolled by keys, and an element that is focusable needs a name.
  const scrollable = { tabIndex: 0, role: 'group', 'aria-label': `${item.severity} at ${placeOf(item)}` }
  return (
    <div className={`problem ${item.severity}`}>
      <pre {...scrollable}>
        <span className="said">{before}</span>
        {frame !== '' && <span>{frame}</span>}
        <span className="said">{after}</span>
      </pre>
      <p>
        <span className={`mark ${item.severity}`}>{item.severity}</span>
        <EditorLink place={item.place}>Open in editor</EditorLink>
      </p>
    </div>
  )
}

/** All problems that match the query, grouped by file. */
export function ProblemList({ explorer, query }: { explorer: Explorer; query: Query }) {
  const problems = matchingProblems(explorer, query)
  const files = [...new Set(problems.map(({ place }) => place.file))]
  if (explorer.problems.length === 0) return <EmptyState>No problems: this content can be built.</EmptyState>
  if (files.length === 0) return <EmptyState>No problem matches. Search for fewer words.</EmptyState>
  return files.map((file) => (
    <section key={file} className="of-file">
      <h2>
        <FileLink file={file} query={query}>
          {file}
        </FileLink>
      </h2>
      {shownProblems(problems.filter(({ place }) => place.file === file)).map((item) => (
        <ProblemText key={`${item.place.line}:${item.place.column} ${item.code} ${item.message}`} item={item} explorer={explorer} />
      ))}
    </section>
  ))
}
