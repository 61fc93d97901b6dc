import { type Members, trackMember, trackRead } from '../../lib/reads'
import { type EntryRef, entryName, fieldDependency, fieldsDependency } from '../model/entry-ref'

/** The fields that identify an entry. They are not tracked, since the hash of the graph without fields (`keyWithoutFields`) covers them. */
const IDENTITY: ReadonlySet<string> = new Set(['collection', 'slug', 'url'])

/** The key under which getters find the data of an entry. */
const DATA = Symbol('data')

type TrackedEntry = EntryRef & { [DATA]: Readonly<Record<string, unknown>> }

/**
 * Makes a function that wraps entries of a collection in getters, which record reads of the text and of other fields as dependencies. The
 * text is separate, since most edits are of texts, and few pages show one.
 */
export function entryTracker(collection: string): <Entry extends EntryRef>(entry: Entry) => Entry {
  const getters = new Map<string, PropertyDescriptor>()
  const getterOf = (field: string) => {
    const getter = getters.get(field) ?? { enumerable: true, get: field === 'body' ? bodyOf : fieldGetter(collection, field) }
    getters.set(field, getter)
    return getter
  }
  return <Entry extends EntryRef>(entry: Entry) => {
    const noting: object = Object.defineProperty({}, DATA, { value: entry })
    for (const [field, value] of Object.entries(entry))
      Object.defineProperty(noting, field, IDENTITY.has(field) ? { enumerable: true, value } : getterOf(field))
    // It has getters for all fields of the entry.
    return noting as Entry
  }
}

function bodyOf(this: TrackedEntry): unknown {
  trackRead(entryName(this))
  return this[DATA].body
}

function fieldGetter(collection: string, field: string): (this: TrackedEntry) => unknown {
  const members: Members = { nameOf: (entry) => fieldsDependency(entry as EntryRef), nameOfAll: fieldDependency(collection, field) }
  return function (this: TrackedEntry) {
    trackMember(members, this)
    return this[DATA][field]
  }
}
