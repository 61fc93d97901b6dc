import { placeOf } from '../../src/engine/problems/format'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { problemsAsked } from './filter'
import type { Explorer } from './model'
import { EditorLink, FileLink, Nothing } from './parts'
import { problemText } from './problem-text'
import type { Query } from './query'

/** A line of the source with its number, or that with the caret. */
const FRAME = /^\s*>?\s*\d* \|/

/** The text of a problem before, in and after the lines of its source: those do not wrap. */
function partsOf(text: string): [before: string, frame: string, after: string] {
  const lines = text.split(/(?<=\n)/)
  const isFrame = lines.map((line) => FRAME.test(line))
  const [first, last] = [isFrame.indexOf(true), isFrame.lastIndexOf(true)]
  if (first === -1) return [lines[0] ?? '', '', lines.slice(1).join('')]
  return [lines.slice(0, first).join(''), lines.slice(first, last + 1).join(''), lines.slice(last + 1).join('')]
}

/** One problem in the words of the terminal, with the way to its line. */
export function ProblemText({ item, explorer }: { item: SiteProblem; explorer: Explorer }) {
  const [before, frame, after] = partsOf(problemText(item, explorer))
  // What scrolls must take the focus, or keys cannot scroll it; and what takes the focus must have a name.
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

/** Every problem, by file. */
export function ProblemList({ explorer, query }: { explorer: Explorer; query: Query }) {
  const problems = problemsAsked(explorer, query)
  const files = [...new Set(problems.map(({ place }) => place.file))]
  if (explorer.problems.length === 0) return <Nothing>No problems: this content can be built.</Nothing>
  if (files.length === 0) return <Nothing>No problem matches. Search for fewer words.</Nothing>
  return files.map((file) => (
    <section key={file} className="of-file">
      <h2>
        <FileLink file={file} query={query}>
          {file}
        </FileLink>
      </h2>
      {problems
        .filter(({ place }) => place.file === file)
        .map((item) => (
          <ProblemText key={`${item.place.line}:${item.place.column} ${item.code} ${item.message}`} item={item} explorer={explorer} />
        ))}
    </section>
  ))
}
