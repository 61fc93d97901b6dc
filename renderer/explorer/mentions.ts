import type { ParsedNode } from '../../src/engine/content/mdx/mdx-body'
import type { EntryRef } from '../../src/engine/content/model/entry-ref'
import type { ParsedFile } from '../../src/engine/content/parse/entries'
import { textFields } from '../../src/engine/content/parse/schema'
import { fieldName, placeOfField } from '../../src/engine/content/parse/source'
import type { Place } from '../../src/engine/problems/problem'
import type { ComponentTable } from '../../src/engine/schema/component'

/**
 * A place where a file names an entry by its slug, an address, or a fact. The place of a field is found when it is asked for, since finding
 * it reads the file again.
 */
export type Mention = { readonly place: Place /** The field, or the element of the text. */; by: string } & Named

type Named = { kind: 'entry'; ref: EntryRef } | { kind: 'link'; href: string } | { kind: 'fact'; key: string }

/** Places of facts in texts. `clients.word` names the fact `clients`. */
const FACT = /\{fact:([^{}\s.]+)[^{}\s]*\}/g
const keyOf = (name: string) => name.replace(/\..*$/s, '')
const factsIn = (text: string) => [...text.matchAll(FACT)].map(([, key = '']) => key)

/** All mentions in one file: first those in its fields, then those in its text. */
export const mentionsIn = (file: ParsedFile, components: ComponentTable): Mention[] => [
  ...fieldMentions(file),
  ...textMentions(file, components),
]

function* fieldMentions({ source, schema, data }: ParsedFile): Generator<Mention> {
  for (const { path, value, meta } of textFields(schema, data)) {
    const facts = factsIn(value)
    const isAddress = meta?.kind === 'href' || meta?.kind === 'address'
    if (meta?.kind !== 'ref' && !isAddress && facts.length === 0) continue
    const mention = (named: Named): Mention => ({
      get place() {
        return placeOfField(source, path)
      },
      by: fieldName(path),
      ...named,
    })
    for (const key of facts) yield mention({ kind: 'fact', key })
    if (isAddress) yield mention({ kind: 'link', href: value })
    if (meta?.kind !== 'ref') continue
    const { target } = meta
    yield mention(target === 'facts' ? { kind: 'fact', key: value } : { kind: 'entry', ref: { collection: target, slug: value } })
  }
}

function textMentions({ source: { file }, body }: ParsedFile, components: ComponentTable): Mention[] {
  if (!body) return []
  const links = body.links.map(({ href, line, column }): Mention => ({ kind: 'link', href, by: 'text', place: { file, line, column } }))
  return [...links, ...body.nodes.flatMap((node) => [...factMentions(node, file, components)])]
}

function* factMentions(node: ParsedNode, file: string, components: ComponentTable): Generator<Mention> {
  if (node.type === 'text') return
  if (node.type === 'component') {
    const { name, props } = node
    const named = components[name]?.facts?.(props) ?? []
    for (const key of [...named.map(keyOf), ...factsIn(JSON.stringify(props))])
      yield { kind: 'fact', key, by: `<${name}>`, place: { file, ...node.place } }
  }
  for (const child of node.children) yield* factMentions(child, file, components)
}
