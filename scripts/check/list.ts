import { stateOf } from '../../src/engine/content/link/lifecycle'
import type { CollectionTable } from '../../src/engine/content/model/collection'
import { collectionIn, fileOfEntry } from '../../src/engine/content/model/content-model'
import { type Entries, entriesIn, type ParsedEntry, slugsIn } from '../../src/engine/content/parse/entries'
import type { IsoDate } from '../../src/engine/lib/dates'
import type { Failure } from '../../src/engine/lib/failure'
import { grouped } from '../../src/engine/lib/grouped'
import { nearest, suggestion } from '../../src/engine/lib/nearest.mjs'
import { widthOf } from '../../src/engine/lib/width'
import { countOf } from '../../src/engine/problems/format'
import type { SiteProblem } from '../../src/engine/problems/problem'

/**
 * The collections with these folders, or all collections if no folder is named. Returns what is wrong if a folder is not that of a
 * collection.
 */
export function collectionsNamed(names: readonly string[], collections: CollectionTable): readonly string[] | Failure {
  const byFolder = new Map(Object.entries(collections).map(([name, { dir }]) => [dir, name]))
  const folders = names.map((name) => name.replace(/^(?:\.\/)?(?:content\/)?|\/$/g, ''))
  const unknown = folders.find((folder) => !byFolder.has(folder))
  if (unknown === undefined) return names.length === 0 ? Object.keys(collections) : folders.flatMap((folder) => byFolder.get(folder) ?? [])
  const near = nearest(unknown, byFolder.keys())
  return { error: `There is no collection \`${unknown}\`.${suggestion(near)}` }
}

/** What the list needs of content. */
export type Listed = { entries: Entries; problems: readonly SiteProblem[]; today: IsoDate }

/** All entries by collection: slug, title, state and date of each, with the number of its problems. */
export function listText(names: readonly string[], listed: Listed): string {
  const problemsOf = grouped(listed.problems, ({ place }) => place.file)
  const lists = names.map((name) => ({
    folder: collectionIn(listed.entries.model.collections, name).dir,
    rows: rowsOf(name, listed, problemsOf),
  }))
  const parts = lists.map(({ folder, rows }) => [`${folder}: ${counted(rows.length)}`, ...table(rows)].join('\n'))
  const total = lists.reduce((sum, { rows }) => sum + rows.length, 0)
  return [
    ...parts,
    `${counted(total)} in ${lists.length === 1 ? '1 collection' : `${lists.length} collections`}, as of ${listed.today}.`,
  ].join('\n\n')
}

type Row = readonly [slug: string, title: string, state: string, date: string]

function rowsOf(name: string, { entries, today }: Listed, problemsOf: ReadonlyMap<string, readonly SiteProblem[]>): Row[] {
  const { nameField = 'title', dateField = 'date' } = collectionIn(entries.model.collections, name)
  const parsed = new Map(entriesIn(entries, name).map((entry) => [entry.slug, entry]))
  return [...slugsIn(entries, name)].toSorted().map((slug): Row => {
    const entry = parsed.get(slug)
    const own = problemsOf.get(fileOfEntry(entries.model, name, slug)) ?? []
    const state = [entry && stateText(entry, today), own.length > 0 ? countOf(own) : undefined]
      .filter((part) => part !== undefined)
      .join(', ')
    return entry ? [slug, textIn(entry, nameField), state, textIn(entry, dateField)] : [slug, '', state, '']
  })
}

function stateText({ editorial }: ParsedEntry, today: IsoDate): string {
  const state = stateOf(editorial, today)
  if (state === 'scheduled') return `scheduled for ${editorial.publishAt}`
  if (state === 'expired') return `expired on ${editorial.expireAt}`
  return state === 'published' && editorial.expireAt !== undefined ? `published until ${editorial.expireAt}` : state
}

/** The value of a field, if it is a text. */
const textIn = ({ data }: ParsedEntry, field: string): string => {
  const value = data[field]
  return typeof value === 'string' ? value : ''
}

/** The rows as lines, with aligned columns. */
function table(rows: readonly Row[]): string[] {
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ''))))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)))).join('  ')}`.trimEnd(),
  )
}

const counted = (number: number) => `${number} ${number === 1 ? 'entry' : 'entries'}`
