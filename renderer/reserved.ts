import type { CoreGraph } from '../src/engine/content/model/graph'
import { MEDIA } from '../src/engine/lib/picture'
import { ASSETS } from '../src/engine/routes/files'

/** An output as far as its files among those of pages are concerned. */
export type Reserving = { reserved?(graph: CoreGraph): readonly string[] }

/** Addresses of the files among those of pages that outputs make, which no redirect may hide. */
export const reservedBy = (outputs: readonly Reserving[], graph: CoreGraph): string[] =>
  outputs.flatMap((output) => output.reserved?.(graph) ?? [])

/** The folders of dist/ that hold no pages: those of every site, and those that the outputs of a site fill. */
export const foldersWithoutPages = (outputs: readonly { folders?: readonly string[] }[]): string[] => [
  ASSETS,
  MEDIA,
  ...outputs.flatMap(({ folders = [] }) => folders),
]
