import { type CollectionName, collectionNames, collections } from '../../schemas/index'
import { stateOf } from '../../src/engine/content/link/lifecycle'
import type { Entries, ParsedEntry } from '../../src/engine/content/parse/entries'
import type { IsoDate } from '../../src/engine/lib/dates'
import { nearest } from '../../src/engine/lib/text'
import { widthOf } from '../../src/engine/lib/width'
import { countOf } from '../../src/engine/problems/format'
import type { SiteProblem } from '../../src/engine/problems/problem'

/** The collections whose folders are named, all where there are none, or what is wrong with a name. */
export function collectionsNamed(names: readonly string[]): readonly CollectionName[] | { wrong: string } {
  const byFolder = new Map(collectionNames.map((name) => [collections[name].dir as string, name]))
  const folders = names.map((name) => name.replace(/^(?:\.\/)?(?:content\/)?|\/$/g, ''))
  const unknown = folders.find((folder) => !byFolder.has(folder))
  if (unknown === undefined) return names.length === 0 ? collectionNames : folders.flatMap((folder) => byFolder.get(folder) ?? [])
  const near = nearest(unknown, byFolder.keys())
  return { wrong: `There is no collection \`${unknown}\`.${near === undefined ? '' : ` Did you mean \`${near}\`?`}` }
}

/** Content as far as it is listed. */
export type Listed = { entries: Entries; problems: readonly SiteProblem[]; today: IsoDate }

/** What exists, by collection: slug, title, state and date of each entry, with its problems, counted. */
export function listText(names: readonly CollectionName[], listed: Listed): string {
  const lists = names.map((name) => ({ folder: collections[name].dir, rows: rowsOf(name, listed) }))
  const parts = lists.map(({ folder, rows }) => [`${folder}: ${counted(rows.length)}`, ...table(rows)].join('\n'))
  const total = lists.reduce((sum, { rows }) => sum + rows.length, 0)
  return [
    ...parts,
    `${counted(total)} in ${lists.length === 1 ? '1 collection' : `${lists.length} collections`}, as of ${listed.today}.`,
  ].join('\n\n')
}

type Row = readonly [slug: string, title: string, state: string, date: string]

function rowsOf(name: CollectionName, { entries, problems, today }: Listed): Row[] {
  const { dir, format } = collections[name]
  const parsed = new Map((entries.collections[name] as readonly ParsedEntry[]).map((entry) => [entry.slug, entry]))
  return [...entries.slugs[name]].toSorted().map((slug): Row => {
    const entry = parsed.get(slug)
    const own = problems.filter(({ place }) => place.file === `${dir}/${slug}.${format}`)
    const state = [entry && stateText(entry, today), own.length > 0 ? countOf(own) : undefined]
      .filter((part) => part !== undefined)
      .join(', ')
    return entry ? [slug, titleOf(entry), state, dateOf(entry)] : [slug, '', state, '']
  })
}

function stateText({ editorial }: ParsedEntry, today: IsoDate): string {
  const state = stateOf(editorial, today)
  if (state === 'scheduled') return `scheduled for ${editorial.publishAt}`
  if (state === 'expired') return `expired on ${editorial.expireAt}`
  return state === 'published' && editorial.expireAt !== undefined ? `published until ${editorial.expireAt}` : state
}

const titleOf = ({ data }: ParsedEntry): string => {
  if ('name' in data) return data.name
  return 'title' in data ? data.title : data.city
}

const dateOf = ({ data }: ParsedEntry): IsoDate => {
  if ('date' in data) return data.date
  if ('posted' in data) return data.posted
  return 'lastUpdated' in data ? data.lastUpdated : ''
}

/** Rows with their columns under each other. */
function table(rows: readonly Row[]): string[] {
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ''))))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)))).join('  ')}`.trimEnd(),
  )
}

const counted = (number: number) => `${number} ${number === 1 ? 'entry' : 'entries'}`
