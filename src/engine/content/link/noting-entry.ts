import { type Members, noteMember, noteRead } from '../../lib/reads'
import { type EntryRef, entryName, fieldName, fieldsName } from '../model/entry-ref'

/** The fields that tell entries apart. Whoever has a graph knows them of all of its entries, so they are not noted. */
const IDENTITY: ReadonlySet<string> = new Set(['collection', 'slug', 'url'])

/** The data of an entry, where its getters find it. */
const DATA = Symbol('data')

type Noting = EntryRef & { [DATA]: Readonly<Record<string, unknown>> }

/**
 * Makes the function that gives entries of a collection getters which note when their text or another field is asked for: most edits are of
 * texts, and few pages show one, or a given entry at all.
 */
export function notingEntries(collection: string): <Entry extends EntryRef>(entry: Entry) => Entry {
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
    // It has the fields of the entry, with their values.
    return noting as Entry
  }
}

function bodyOf(this: Noting): unknown {
  noteRead(entryName(this))
  return this[DATA].body
}

function fieldGetter(collection: string, field: string): (this: Noting) => unknown {
  const members: Members = { nameOf: (entry) => fieldsName(entry as EntryRef), nameOfAll: fieldName(collection, field) }
  return function (this: Noting) {
    noteMember(members, this)
    return this[DATA][field]
  }
}
