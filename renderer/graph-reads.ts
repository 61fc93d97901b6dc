import { entryName, fieldsDependency } from '../src/engine/content/model/entry-ref'
import type { CoreGraph, LinkedEntry } from '../src/engine/content/model/graph'
import { memoize } from '../src/engine/lib/memoize'
import { once } from '../src/engine/lib/once'
import { trackRead } from '../src/engine/lib/reads'
import type { Body } from '../src/engine/schema/body'
import type { Documents } from './define/documents'
import { documentTable } from './documents'
import { keyOf } from './key'

/** The text of an entry of a collection of articles. */
const bodyOf = (entry: LinkedEntry & { body?: Body }) => entry.body

const entriesOf = ({ collections }: CoreGraph) => [...collections.values()].flatMap((collection) => collection.values())

/**
 * Hash of the graph without what is tracked on access: content links, and texts and fields of entries, which most edits change. It covers
 * which entries exist, their order and addresses, and which fields each has. `documents` are those of the site, whose facts the graph
 * holds.
 */
export function keyWithoutFields(graph: CoreGraph, documents: Documents | undefined): string {
  const { site, pages, today, unpublished, scope, changes } = graph
  const pictures = graph.pictures.map(({ bytes: _, ...picture }) => picture)
  const files = [...documentTable(documents, graph).keys()].map((path) => [path, graph.files.get(path) ?? null])
  const entries = entriesOf(graph).map((entry) => `${entryName(entry)} ${entry.url} ${Object.keys(entry).join()}`)
  return keyOf(site, pages, today, unpublished, scope, changes, pictures, files, entries.join('\n'))
}

/** The name of the dependency on content links. */
const LINKS = 'links'

/** The same graph, which records reads of its links as dependencies, as its entries do for their fields. */
export const withTrackedLinks = <Graph extends CoreGraph>(graph: Graph): Graph =>
  Object.freeze({
    ...graph,
    get links() {
      trackRead(LINKS)
      return graph.links
    },
  })

/** Finds the hash of a tracked value of a graph by the name of the dependency; undefined if there is no such value any more. */
export const dependencyKeyFinder = memoize((graph: CoreGraph): ((name: string) => string | undefined) => {
  const keys = new Map<string, string | undefined>()
  const links = once(() => keyOf(graph.links))
  const entries = once(() => entriesOf(graph))
  const texts = once(() => new Map(entries().flatMap((entry) => [[entryName(entry), bodyOf(entry)?.key] as const])))
  const fields = once(() => new Map(entries().map((entry) => [fieldsDependency(entry), entry])))
  const keyOfName = (name: string) => {
    if (name === LINKS) return links()
    const space = name.indexOf(' ')
    if (space === -1) return texts().get(name)
    const entry = fields().get(name)
    if (entry) return keyOf(JSON.stringify({ ...entry, body: undefined }))
    const [collection, field] = [name.slice(0, space), name.slice(space + 1)]
    const all = graph.collections.get(collection)?.values()
    return all && keyOf(all.map((one) => JSON.stringify(Reflect.get(one, field)) ?? '').join('\n'))
  }
  return (name) => {
    if (!keys.has(name)) keys.set(name, keyOfName(name))
    return keys.get(name)
  }
})
