import { notes } from './notes'

/** All collections, by their names in the graph. */
export const collections = {
  notes,
}
