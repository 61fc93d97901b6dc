import { EXPLORER, EXPLORER_OPEN } from '../../src/engine/routes/explorer'

/** The views of the explorer, with the words of their tabs. */
export const VIEWS = { files: 'Files', problems: 'Problems', facts: 'Facts', pages: 'Pages', changes: 'Calendar' } as const
export type View = keyof typeof VIEWS

/** The states that a file can have, with their words. */
export const STATES = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled', expired: 'Expired', wrong: 'With errors' } as const
export type FileState = keyof typeof STATES

/** Choices of files to look at. */
export const KINDS = { problems: 'With problems', orphans: 'Orphans' } as const

/** Orders of the list of pages. */
const ORDERS = ['address', 'bytes', 'time'] as const

/** A query to the explorer. An empty text stands for everything. */
export type Query = {
  view: View
  /** Words to search for; all of them have to be found. */
  text: string
  /** A folder of content/. */
  folder: string
  state: FileState | ''
  only: keyof typeof KINDS | ''
  order: (typeof ORDERS)[number]
  /** The file that is open. */
  file: string
}

/** Names of the parameters in the address. */
const NAMES = {
  view: 'view',
  text: 'q',
  folder: 'in',
  state: 'state',
  only: 'only',
  order: 'order',
  file: 'file',
} as const satisfies Record<keyof Query, string>
export const parameterOf = (name: keyof Query) => NAMES[name]

const START: Query = { view: 'files', text: '', folder: '', state: '', only: '', order: 'address', file: '' }

const oneOf = <Value extends string>(known: readonly Value[], value: string, otherwise: Value): Value =>
  known.find((one) => one === value) ?? otherwise

/** The keys of a table, with their type. Only for tables in code, which have exactly the keys of their type. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

/** Reads the query of an address. A value that a parameter does not take is ignored. */
export function queryOf(parameters: URLSearchParams): Query {
  const said = (name: keyof Query) => (parameters.get(NAMES[name]) ?? '').trim()
  return {
    view: oneOf(keysOf(VIEWS), said('view'), START.view),
    text: said('text'),
    folder: said('folder'),
    state: oneOf<FileState | ''>(keysOf(STATES), said('state'), ''),
    only: oneOf<Query['only']>(keysOf(KINDS), said('only'), ''),
    order: oneOf(ORDERS, said('order'), START.order),
    file: said('file'),
  }
}

/** The address of a query. It holds only what is different from the first view. */
export function addressOf(query: Partial<Query>): string {
  const said = keysOf(NAMES).flatMap((name) => {
    const value = query[name]
    return value === undefined || value === START[name] ? [] : [[NAMES[name], value]]
  })
  return said.length === 0 ? EXPLORER : `${EXPLORER}?${new URLSearchParams(said)}`
}

/** The address that opens a place in the editor. */
export const openAddressOf = ({ file, line, column }: { file: string; line?: number | undefined; column?: number | undefined }) =>
  `${EXPLORER_OPEN}?${new URLSearchParams({ file, ...(line !== undefined && { line: String(line) }), ...(column !== undefined && { column: String(column) }) })}`

/** Whether all words of a query are in some texts. */
export function hasWords(text: string, known: readonly string[]): boolean {
  const all = known.join('\n').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
