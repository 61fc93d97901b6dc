import { notes } from './notes'

/** All collections, by the names that the graph has for them. */
export const collections = {
  notes,
}
