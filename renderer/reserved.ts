import type { CoreGraph } from '../src/engine/content/model/graph'
import { memoize } from '../src/engine/lib/memoize'
import { MEDIA } from '../src/engine/lib/picture'
import { ASSETS, NOTICES } from '../src/engine/routes/files'
import type { Documents } from './define/documents'
import { documentTable } from './documents'

/** The parts of a site that make files besides pages: its outputs and its documents. */
export type Reserving = { outputs: readonly { reserved?(graph: CoreGraph): readonly string[] }[]; documents?: Documents | undefined }

/** The addresses of all files that are made besides pages and that pages may link to: no redirect may hide them. */
export const reservedBy = ({ outputs, documents }: Reserving, graph: CoreGraph): string[] => [
  NOTICES,
  ...ofOutputs(outputs)(graph),
  ...[...documentTable(documents, graph).keys()].map((path) => `/${path}`),
]

/** Memoized, since planning, the check of links and the outputs all need them. */
const ofOutputs = memoize((outputs: Reserving['outputs']) =>
  memoize((graph: CoreGraph) => outputs.flatMap((output) => output.reserved?.(graph) ?? [])),
)

/** The folders of dist/ without pages: those of every site, and those that the outputs of a site fill. */
export const foldersWithoutPages = (outputs: readonly { folders?: readonly string[] }[]): string[] => [
  ASSETS,
  MEDIA,
  ...outputs.flatMap(({ folders = [] }) => folders),
]
