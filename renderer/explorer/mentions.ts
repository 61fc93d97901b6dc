import { factsInText } from '../../src/engine/content/link/facts'
import type { EntryRef } from '../../src/engine/content/model/entry-ref'
import type { ParsedFile } from '../../src/engine/content/parse/entries'
import { pathText, placeOfField } from '../../src/engine/content/parse/source'
import { textFields } from '../../src/engine/content/parse/text-fields'
import type { Place } from '../../src/engine/problems/problem'

/**
 * A place where a file names an entry by its slug, an address, or a fact. The place of a field is found lazily, since that may parse the
 * file again.
 */
export type Mention = {
  readonly place: Place
  /** The field, or the element of the text. */
  by: string
} & Named

type Named = { kind: 'entry'; ref: EntryRef } | { kind: 'link'; href: string } | { kind: 'fact'; key: string }

/** All mentions in one file: first those in its fields, then those in its text. */
export const mentionsIn = (file: ParsedFile): Mention[] => [...fieldMentions(file), ...textMentions(file)]

function* fieldMentions({ source, schema, data }: ParsedFile): Generator<Mention> {
  for (const { path, value, meta } of textFields(schema, data)) {
    const facts = factsInText(value)
    const isAddress = meta?.kind === 'href' || meta?.kind === 'address'
    if (meta?.kind !== 'ref' && !isAddress && facts.length === 0) continue
    const mention = (named: Named): Mention => ({
      get place() {
        return placeOfField(source, path)
      },
      by: pathText(path),
      ...named,
    })
    for (const key of facts) yield mention({ kind: 'fact', key })
    if (isAddress) yield mention({ kind: 'link', href: value })
    if (meta?.kind !== 'ref') continue
    const { target } = meta
    yield mention(target === 'facts' ? { kind: 'fact', key: value } : { kind: 'entry', ref: { collection: target, slug: value } })
  }
}

function textMentions({ source: { file }, body, review }: ParsedFile): Mention[] {
  const links = body?.links.map(({ href, line, column }): Mention => ({ kind: 'link', href, by: 'text', place: { file, line, column } }))
  const facts = review?.text?.facts.map((mention): Mention => ({ kind: 'fact', ...mention }))
  return [...(links ?? []), ...(facts ?? [])]
}
