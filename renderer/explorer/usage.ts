import { grouped } from '../../src/engine/lib/grouped'
import { aliasesOf } from '../aliases'
import type { Page } from '../define/page'
import type { ContentFile } from './files'
import type { Mention } from './mentions'

/** A mention of one file in another: the file that names, the file that is named, and the place. */
export type Use = { from: string; to: string; readonly place: Mention['place']; by: string }

/** All mentions of entries, by reference or by a link to their address. A file that names itself is left out. */
export function usesOf(
  files: readonly ContentFile[],
  mentions: ReadonlyMap<string, readonly Mention[]>,
  pages: readonly Pick<Page, 'path' | 'aliases'>[],
): Use[] {
  const byRef = new Map(files.flatMap(({ collection, slug, file }) => (collection ? [[`${collection}/${slug}`, file] as const] : [])))
  const aliasesAt = aliasesOf(pages)
  const byUrl = new Map(
    files.flatMap(({ file, url }) => (url === null ? [] : [url, ...aliasesAt(url)]).map((address) => [address, file] as const)),
  )
  const targetOf = (mention: Mention) => {
    if (mention.kind === 'entry') return byRef.get(`${mention.ref.collection}/${mention.ref.slug}`)
    if (mention.kind === 'link') return byUrl.get(mention.href) ?? byUrl.get(mention.href.replace(/[?#].*$/s, ''))
  }
  return [...mentions].flatMap(([from, named]) =>
    named.flatMap((mention) => {
      const to = targetOf(mention)
      return to === undefined || to === from ? [] : [madeUse(mention, from, to)]
    }),
  )
}

const madeUse = (mention: Mention, from: string, to: string): Use => ({
  from,
  to,
  get place() {
    return mention.place
  },
  by: mention.by,
})

/** A fact with every place that names it. `value` and `label` are undefined if no file declares it. */
export type FactUse = {
  key: string
  value: string | undefined
  label: string | undefined
  uses: readonly Pick<Use, 'from' | 'place' | 'by'>[]
}

type Declared = Readonly<Record<string, { value: string; label: string }>>

/** All facts: first those that are declared, in their order, then those that are only named. */
export function factUses(declared: Declared, mentions: ReadonlyMap<string, readonly Mention[]>): FactUse[] {
  const named = [...mentions].flatMap(([from, all]) =>
    all.flatMap((mention) => (mention.kind === 'fact' ? [{ from, key: mention.key, place: mention.place, by: mention.by }] : [])),
  )
  const distinct = new Map(named.map((use) => [`${use.key} ${use.from}:${use.place.line}:${use.place.column} ${use.by}`, use])).values()
  const byKey = grouped(distinct, ({ key }) => key)
  return [...new Set([...Object.keys(declared), ...byKey.keys()])].map((key) => ({
    key,
    value: declared[key]?.value,
    label: declared[key]?.label,
    uses: byKey.get(key) ?? [],
  }))
}
