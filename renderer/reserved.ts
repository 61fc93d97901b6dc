import type { CoreGraph } from '../src/engine/content/model/graph'
import { MEDIA } from '../src/engine/lib/picture'
import { ASSETS } from '../src/engine/routes/files'

/** What is read of an output. */
export type Reserving = { reserved?(graph: CoreGraph): readonly string[] }

/** The addresses of all files of outputs that pages may link to: no redirect may hide them. */
export const reservedBy = (outputs: readonly Reserving[], graph: CoreGraph): string[] =>
  outputs.flatMap((output) => output.reserved?.(graph) ?? [])

/** The folders of dist/ without pages: those of every site, and those that the outputs of a site fill. */
export const foldersWithoutPages = (outputs: readonly { folders?: readonly string[] }[]): string[] => [
  ASSETS,
  MEDIA,
  ...outputs.flatMap(({ folders = [] }) => folders),
]
