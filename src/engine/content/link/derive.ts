import type { IsoDate } from '../../lib/dates'
import { deepFreeze } from '../../lib/freeze'
import { required } from '../../problems/problem'
import type { CollectionDefinition, DeriveContext, EntryInput } from '../model/collection'
import type { EntryRef } from '../model/entry-ref'
import type { LinkedEntry, PictureFile } from '../model/graph'
import { type Collection, collectionOf } from '../model/linked-collection'
import { type Entries, entriesIn, type ParsedEntry } from '../parse/entries'
import { entryUrl } from './entry-url'
import { type Facts, fillFacts } from './facts'
import { refFields } from './references'
import { resolvePictures } from './show-pictures'
import { withPictures } from './text-pictures'
import { entryTracker } from './tracked-entry'

export type LinkInput = {
  entries: Entries
  facts: Facts
  pictures: ReadonlyMap<string, PictureFile>
  today: IsoDate
}

/** Makes all collections in order, with addresses, back-references and derived values; frozen. */
export function linkCollections(input: LinkInput): ReadonlyMap<string, Collection<string, LinkedEntry>> {
  const { entries, facts, today } = input
  const back = backReferences(entries)
  const inputs = new Map(Object.keys(entries.model.collections).map((name) => [name, inputsOf(name, input)] as const))
  const names = new Map<object, string>(Object.entries(entries.model.collections).map(([name, definition]) => [definition, name]))
  const context: DeriveContext = {
    today,
    fact: (key) => required(facts.get(key), `the fact ${key}`).value,
    entriesOf: (collection: object) => inputs.get(names.get(collection) ?? '') ?? [],
  }
  const linkedByName = new Map(
    Object.entries(entries.model.collections).map(([name, definition]) => {
      const own = required(inputs.get(name), `the entries of ${name}`)
      const compare = definition.order?.(today) ?? (() => 0)
      const sorted = own.toSorted((a, b) => compare(a, b) || (a.slug < b.slug ? -1 : 1))
      const derived = definition.derive?.(sorted, context)
      const noting = entryTracker(name)
      const linked = sorted.map((entry) => {
        const { parsed, slug, body } = entry
        const { data, source } = parsed
        const shown = resolvePictures(data, { schema: definition.schema, file: source.file, pictures: input.pictures })
        const whole = {
          ...fillFacts(shown as object, facts),
          collection: name,
          slug,
          url: entryUrl(definition, parsed),
          referencedBy: back(name, slug),
          ...(body && { body }),
          ...derived?.(entry),
        }
        return Object.freeze(noting(deepFreeze(whole)))
      })
      return [name, collectionOf<string, LinkedEntry>(linked)] as const
    }),
  )
  return Object.freeze(linkedByName)
}

/** The input of an entry for its collection, with the parsed entry. */
type OwnInput = EntryInput<CollectionDefinition['schema']> & { parsed: ParsedEntry }

const inputsOf = (name: string, { entries, pictures }: LinkInput): OwnInput[] => {
  const { components } = entries.model
  return entriesIn(entries, name).map((parsed) => {
    const { slug, data, source } = parsed
    const { file } = source
    const text = parsed.body && required(parsed.review?.text, `the text of ${file}`).body
    const sources = parsed.body?.pictures.map(({ src }) => src) ?? []
    const body = text && sources.length > 0 ? withPictures(text, { file, sources, pictures, components }) : text
    return { slug, data, body, parsed }
  })
}

function backReferences(entries: Entries): (collection: string, slug: string) => readonly EntryRef[] {
  const found = new Map<string, Map<string, EntryRef>>()
  for (const [name, { schema }] of Object.entries(entries.model.collections))
    for (const { slug, data } of entriesIn(entries, name))
      for (const { ref: target } of refFields(schema, data)) {
        const key = `${target.collection}/${target.slug}`
        found.set(key, (found.get(key) ?? new Map<string, EntryRef>()).set(`${name}/${slug}`, { collection: name, slug }))
      }
  return (collection, slug) => [...(found.get(`${collection}/${slug}`)?.values() ?? [])]
}
