import type { ReactNode } from 'react'
import { grouped } from '../../src/engine/lib/grouped'
import { shownProblems } from '../../src/engine/problems/shown-problems'
import type { Appearance } from './appearances'
import type { ExploredFile, Explorer } from './model'
import { ProblemText } from './ProblemList'
import { CloseLink, count, EditorLink, EmptyState, FileLink, kilobytes, milliseconds, StateLabel } from './parts'
import type { Query } from './query'
import type { Use } from './usage'

type Input = { file: ExploredFile; explorer: Explorer; query: Query }

/** All that the explorer knows of one file. */
export function FileDetails({ file, explorer, query }: Input) {
  const { problems, refersTo, referredBy, appearsOn, facts, pages } = file
  const hasPages = explorer.pages.length > 0
  const line = problems[0]?.place
  return (
    <>
      <header>
        <p className="path">{file.file}</p>
        <h2 id="details-title">{file.title}</h2>
        <p className="facts-line">
          <StateLabel file={file} />
          {file.date !== undefined && (
            <span>
              dated <time dateTime={file.date}>{file.date}</time>
            </span>
          )}
          {file.isOrphan && <span className="mark">orphan</span>}
          {file.tags.map((tag) => (
            <span key={tag} className="tag">
              {tag}
            </span>
          ))}
        </p>
        <p className="actions">
          <EditorLink place={line ?? { file: file.file, line: 1 }}>Open in editor</EditorLink>
          {file.admin !== null && <a href={file.admin}>Edit in the browser</a>}
          {file.url !== null && explorer.pagesState !== 'none' && <a href={file.url}>Show on the site</a>}
          <CloseLink query={query} />
        </p>
      </header>
      {problems.length > 0 && (
        <Part title={count(problems.length, 'problem')}>
          {shownProblems(problems).map((item) => (
            <ProblemText key={`${item.code} ${item.message}`} item={item} explorer={explorer} />
          ))}
        </Part>
      )}
      {pages.length > 0 && (
        <Part title={pages.length === 1 ? 'Its page' : 'Its pages'} isOld={explorer.pagesState === 'old'}>
          <ul>
            {pages.map(({ page, bytes, compressed, milliseconds: time }) => (
              <li key={page.address}>
                <a href={page.address}>{page.address}</a>
                <span>
                  {kilobytes(bytes)}, {kilobytes(compressed)} compressed, {milliseconds(time)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {file.collection !== undefined && (
        <>
          <Part title="Used by">
            <Uses uses={referredBy} side="from" query={query} otherwise="No file refers to it." />
          </Part>
          {hasPages && (
            <Part title="Appears on" isOld={explorer.pagesState === 'old'}>
              <Appearances appearances={appearsOn} />
            </Part>
          )}
        </>
      )}
      <Part title="Refers to">
        <Uses uses={refersTo} side="to" query={query} otherwise="It refers to no entry." />
      </Part>
      {facts.length > 0 && (
        <Part title="Facts">
          <ul>
            {facts.map(({ key, value, uses }) => (
              <li key={key}>
                <span>
                  <code>{key}</code> {value ?? 'is not declared'}
                </span>
                <Places mentions={uses} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

/** A section of the details. With `isOld`, it says that its data is from before the current errors. */
function Part({ title, isOld = false, children }: { title: string; isOld?: boolean; children: ReactNode }) {
  return (
    <section>
      <h3>
        {title}
        {isOld && <span className="old"> before the errors</span>}
      </h3>
      {children}
    </section>
  )
}

/** The places of mentions: the field or the element of the text, and the line. */
function Places({ mentions }: { mentions: readonly Pick<Use, 'place' | 'by'>[] }) {
  return (
    <span className="places">
      {mentions.map(({ place, by }) => (
        <EditorLink key={`${place.line}:${place.column} ${by}`} place={place}>
          {by}:{place.line}
        </EditorLink>
      ))}
    </span>
  )
}

type UsesInput = { uses: readonly Use[]; side: 'from' | 'to'; query: Query; otherwise: string }

/** A list of files, one line each, with every place in it. */
function Uses({ uses, side, query, otherwise }: UsesInput) {
  const byFile = grouped(uses, (use) => use[side])
  if (byFile.size === 0) return <EmptyState>{otherwise}</EmptyState>
  return (
    <ul>
      {[...byFile].map(([file, mentions]) => (
        <li key={file}>
          <FileLink file={file} query={query}>
            {file}
          </FileLink>
          <Places mentions={mentions} />
        </li>
      ))}
    </ul>
  )
}

const HOW: Readonly<Record<Appearance['how'], string>> = { own: 'its own page', shown: 'shown', linked: 'linked' }

function Appearances({ appearances }: { appearances: readonly Appearance[] }) {
  if (appearances.length === 0) return <EmptyState>No page shows it.</EmptyState>
  return (
    <ul>
      {appearances.map(({ address, how }) => (
        <li key={address}>
          <a href={address}>{address}</a>
          <span>{HOW[how]}</span>
        </li>
      ))}
    </ul>
  )
}
