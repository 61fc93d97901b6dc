import type * as z from 'zod'
import { type CollectionName, collectionNames, collections, type SingletonGroup, singletons } from '../../../../schemas/index'
import { kebab, nearest, slugify } from '../../lib/text'
import { problem, type SiteProblem } from '../../problems/problem'
import { LONGEST_SLUG, RESERVED_SLUGS, SLUG } from '../../schema/fields'

/** What a file of the content folder is by its place and name. */
export type Classified =
  | { kind: 'entry'; collection: CollectionName; slug: string }
  | { kind: 'singleton'; group: SingletonGroup; name: string; schema: z.ZodType }
  | { kind: 'picture' }
  | { problem: SiteProblem }

/** Every path that a single file may have, with its schema. */
const singletonFiles: ReadonlyMap<string, { group: SingletonGroup; name: string; schema: z.ZodType }> = new Map(
  Object.entries(singletons).flatMap(([group, files]) =>
    Object.entries(files).map(([name, schema]) => [
      `${group}/${kebab(name)}.yaml`,
      { group: group as SingletonGroup, name, schema: schema as z.ZodType },
    ]),
  ),
)

/** Says what a file is, or why it is nothing. */
export function classify(file: string, kind: 'text' | 'picture'): Classified {
  const singleton = singletonFiles.get(file)
  if (singleton) return { kind: 'singleton', ...singleton }
  const [, dir = '', name = ''] = /^(.*?)\/?([^/]*)$/s.exec(file) ?? []
  const collection = collectionOf(dir)
  if (!collection) return { problem: problem('file/stray', { file }, file, nearest(file, expectedFiles(name))) }
  if (kind === 'picture') return { kind: 'picture' }
  const ending = `.${collections[collection].format}`
  if (!name.endsWith(ending)) {
    const meant = DOCUMENT.test(name) ? undefined : `${dir}/${stemOf(name)}${ending}`
    return { problem: problem('file/stray', { file }, file, meant) }
  }
  const slug = name.slice(0, -ending.length)
  if (!SLUG.test(slug)) return { problem: problem('file/slug', { file }, slug, slugFor(slug)) }
  if (RESERVED_SLUGS.includes(slug)) return { problem: problem('file/reserved', { file }, slug) }
  return { kind: 'entry', collection, slug }
}

/** The slug that is nearest to a name; empty where it has no letter of one. */
export const slugFor = (name: string) => slugify(name).slice(0, LONGEST_SLUG).replace(/-$/, '')

/** Documents of other programs: under another name they would be no text either. */
const DOCUMENT = /\.(?:docx?|odt|rtf|pages|pdf|pptx?|xlsx?|csv|zip|gz)$/i

const collectionOf = (dir: string) => collectionNames.find((name) => collections[name].dir === dir)

/** A file name without its endings: `a` of `a.yaml.bak`. */
const stemOf = (name: string) => name.replace(/\..*$/s, '')

/** Paths that the writer of a stray file may have meant. */
const expectedFiles = (name: string) => [
  ...singletonFiles.keys(),
  ...Object.values(collections).map((definition) => `${definition.dir}/${stemOf(name)}.${definition.format}`),
]
