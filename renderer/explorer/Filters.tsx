import { EXPLORER } from '../../src/engine/routes/explorer'
import { addressOf, KINDS, parameterOf, type Query, STATES, VIEWS } from './query'

/** The query as a form, which the server answers; with a script, it is sent while one types. */
export function Filters({ query }: { query: Query }) {
  const isFiltered = [query.text, query.folder, query.state, query.only].some((value) => value !== '')
  const kept = (['view', 'folder', 'order', 'file'] as const).filter((name) => parameterIn(query, name))
  return (
    <search>
      <form className="filters" action={EXPLORER} method="get">
        {kept.map((name) => (
          <input key={name} type="hidden" name={parameterOf(name)} value={query[name]} />
        ))}
        <label className="search">
          <span>Search</span>
          <input
            type="search"
            name={parameterOf('text')}
            defaultValue={query.text}
            placeholder={query.view === 'files' ? 'Title, slug, file, tag' : `In ${VIEWS[query.view].toLowerCase()}`}
            autoComplete="off"
          />
        </label>
        {query.view === 'files' && (
          <>
            <Choice name="state" label="State" all="Any state" options={STATES} query={query} />
            <Choice name="only" label="Show" all="All files" options={KINDS} query={query} />
          </>
        )}
        <button type="submit">Search</button>
        <span data-live="clear">{isFiltered && <a href={addressOf({ view: query.view, file: query.file })}>Clear</a>}</span>
      </form>
    </search>
  )
}

const parameterIn = (query: Query, name: keyof Query) => addressOf({ [name]: query[name] }) !== EXPLORER

type ChoiceInput = { name: 'state' | 'only'; label: string; all: string; options: Readonly<Record<string, string>>; query: Query }

const Choice = ({ name, label, all, options, query }: ChoiceInput) => (
  <label>
    <span>{label}</span>
    <select name={parameterOf(name)} defaultValue={query[name]}>
      <option value="">{all}</option>
      {Object.entries(options).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
