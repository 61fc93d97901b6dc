import type { CoreGraph } from '../src/engine/content/model/graph'

/** An output as far as its files among those of pages are concerned. */
export type Reserving = { reserved?(graph: CoreGraph): readonly string[] }

/** Addresses of the files among those of pages that outputs make, which no redirect may hide. */
export const reservedBy = (outputs: readonly Reserving[], graph: CoreGraph): string[] =>
  outputs.flatMap((output) => output.reserved?.(graph) ?? [])
