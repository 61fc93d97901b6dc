import type { Documents, MadeDocument } from '../define/documents'
import { documentTable } from '../documents'
import type { Output } from '../emit'

/** Finds a cached document by its key. */
export type FindDocument = (key: string) => Promise<MadeDocument | undefined>

/** The documents of a site, which are made if they are not cached. Their keys cover the recipe instead of all code. */
export const documentsBy = (documents: Documents, find: FindDocument): Output => ({
  name: documents.name,
  skippable: true,
  *emit({ graph }) {
    for (const { path, key, data } of documentTable(documents, graph).values())
      yield { path, key: key(), contents: async () => ((await find(key())) ?? (await documents.make(data()))).bytes }
  },
  at(address, { graph }) {
    const document = documentTable(documents, graph).get(address.slice(1))
    return document && { path: document.path, key: address, contents: async () => (await documents.make(document.data())).bytes }
  },
})
