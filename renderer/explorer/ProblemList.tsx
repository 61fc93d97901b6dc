import type { SiteProblem } from '../../src/errors/problem'
import { problemsAsked } from './filter'
import type { Explorer } from './model'
import { EditorLink, FileLink, Nothing } from './parts'
import { problemText } from './problem-text'
import type { Query } from './query'

/** One problem in the words of the terminal, with the way to its line. */
export function ProblemText({ item, texts }: { item: SiteProblem; texts: Explorer['texts'] }) {
  const [first = '', ...rest] = problemText(item, texts.get(item.place.file)).split('\n')
  return (
    <div className={`problem ${item.severity}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled, by keyboard too */}
      <pre tabIndex={0}>
        <strong>{first}</strong>
        {rest.map((line) => `\n${line}`).join('')}
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
  if (explorer.problems.length === 0) return <Nothing>No problems: a build would take this content.</Nothing>
  if (files.length === 0) return <Nothing>No problem is like that.</Nothing>
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
          <ProblemText key={`${item.place.line}:${item.place.column} ${item.code} ${item.message}`} item={item} texts={explorer.texts} />
        ))}
    </section>
  ))
}
